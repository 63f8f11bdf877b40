/** A number as texts of questions write it: "2,190", "2{,}190", "0.25". */
export const WRITTEN_NUMBER = /\d+(?:\{?,\}?\d{3})*(?:\.\d+)?/g;

/** The value of a written number. */
export function valueOf(text: string): number {
	return Number(text.replaceAll(/[{,}]/g, ""));
}

/** How many digits a written number has after its point. */
export function decimalsOf(text: string): number {
	return text.split(".")[1]?.length ?? 0;
}

/** A typed answer that is a number: "-2", "1,200", "3/4", "1 2/5". NaN for any other text. */
export function valueOfAnswer(text: string): number {
	const found = /^([-−]?)(?:(\d+) )?(\d[\d,]*(?:\.\d+)?)(?:\/(\d+))?$/.exec(text.trim());
	if (found === null) return Number.NaN;
	const [, sign, whole = "0", number = "", divisor = "1"] = found;
	const value = Number(whole) + Number(number.replaceAll(",", "")) / Number(divisor);
	return sign === "" ? value : -value;
}
