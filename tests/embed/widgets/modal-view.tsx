/** Shows whether the modal is open. */
export const ModalView = ({ step }: { step: string }) => <p>The modal is {step}.</p>
