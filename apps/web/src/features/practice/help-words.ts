/** The price of the next hint, said before it is opened. Help that was had already has halved the points. */
export function hintPrice(isHelped: boolean): string {
	return isHelped ? "costs nothing more" : "halves the points";
}

export function triesLeft(count: number): string {
	return count === 1 ? "1 try left" : `${count} tries left`;
}
