/** The price of the next hint, shown before it is opened. Earlier help has already halved the points. */
export function hintPrice(isHelped: boolean): string {
	return isHelped ? "no extra cost" : "halves the points";
}

export function triesLeft(count: number): string {
	return count === 1 ? "1 try left" : `${count} tries left`;
}

/** Answers can wait offline; help from the server cannot. */
export const helpNeedsLine =
	"Hints and skipping need the internet. Your answers are saved until you’re back online.";
export const reportNeedsLine =
	"Sending a report needs the internet. Please try again when you’re back online.";
