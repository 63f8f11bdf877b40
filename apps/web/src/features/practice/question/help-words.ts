/** The price of the next hint, said before it is opened. Help that was had already has halved the points. */
export function hintPrice(isHelped: boolean): string {
	return isHelped ? "costs nothing more" : "halves the points";
}

export function triesLeft(count: number): string {
	return count === 1 ? "1 try left" : `${count} tries left`;
}

/** Answers wait for the line; what the server has to tell first cannot. */
export const helpNeedsLine =
	"Hints and skipping need the internet. Your answers are saved until you’re back online.";
export const reportNeedsLine =
	"Sending a report needs the internet. Please try again when you’re back online.";
