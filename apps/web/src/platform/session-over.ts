type Listener = (reason: string) => void;

let listener: Listener = () => {};

/** Who is told when the server says, at any call, that this session is over. */
export function onSessionOver(next: Listener): void {
	listener = next;
}

/** Tells it, with the reason in words. */
export function sessionIsOver(reason: string): void {
	listener(reason);
}
