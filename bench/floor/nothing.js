// The least that a script can do: it is fetched and run.
