import { elementContract } from '../../tests/support/element-contract.ts'
import litSample from './fixtures/lit-sample.element.ts'
import reactSample from './fixtures/react-sample.element.tsx'

elementContract(reactSample)
elementContract(litSample)
