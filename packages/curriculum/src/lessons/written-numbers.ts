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

/** The value written as the model is: with as many decimals, and with its kind of comma from 1,000 on. */
export function numberLike(value: number, model: string): string {
	const [whole = "", decimals] = value.toFixed(decimalsOf(model)).split(".");
	const comma = model.includes("{,}") ? "{,}" : model.includes(",") ? "," : "";
	const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, comma);
	return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
