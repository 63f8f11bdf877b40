type Listener = (reason: string) => void;

let listener: Listener = () => {};

/** Registers the listener for the server's message, on any call, that this session has ended. */
export function onSessionOver(next: Listener): void {
	listener = next;
}

/** Notifies it, with the reason in words. */
export function sessionIsOver(reason: string): void {
	listener(reason);
}
