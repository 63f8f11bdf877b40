import type { Equation, Operator } from "../equations.ts";
import { FIRST_GRADE_OF_PRODUCTS } from "./mixed-up-words.ts";

/** A wrong result, and by what it is reached: Markdown with LaTeX. */
export interface Slip {
	value: number;
	why: string;
}

/** The results of known wrong procedures; none is a slip of counting, which would be right but for one. */
export function slipsOf(equation: Equation, grade = FIRST_GRADE_OF_PRODUCTS): Slip[] {
	const { result } = equation;
	const unit = unitOf(equation);
	return SLIPS[equation.operator](equation, unit)
		.filter(({ why }) => grade >= FIRST_GRADE_OF_PRODUCTS || !why.includes("\\times"))
		.map(({ value, why }) => ({ value: tidy(value), why }))
		.filter(({ value }) => value >= 0 && value !== result && Math.abs(tidy(value - result)) > unit);
}

const SLIPS: Readonly<Record<Operator, (equation: Equation, unit: number) => Slip[]>> = {
	"+": slipsOfSums,
	"-": slipsOfDifferences,
	"×": slipsOfProducts,
	"÷": slipsOfQuotients,
};

function slipsOfSums({ left, right, result }: Equation, unit: number): Slip[] {
	const ten = 10 * unit;
	const carries = (left % ten) + (right % ten) >= ten - unit / 2;
	const inPlace = Math.max(left, right) >= ten;
	return [
		...(carries && result > ten ? [slip(result - ten, "The ten that was carried is missing.")] : []),
		...(carries || !inPlace ? [] : [slip(result + ten, "Nothing needs to be carried here.")]),
		...(right < ten && left >= ten && right > 0
			? [slip(left + 10 * right, "Add digits of the same place.")]
			: []),
		...(right % 10 === 0 && left >= 10 ? [slip(left + right / 10, "Add digits of the same place.")] : []),
		...(left === right ? [] : [slip(Math.abs(left - right), "That is the difference. Look at the sign.")]),
		...(left * right <= 100 && unit === 1
			? [slip(left * right, `That is ${times(left, right)}. Look at the sign.`)]
			: []),
	];
}

function slipsOfDifferences({ left, right, result }: Equation, unit: number): Slip[] {
	const ten = 10 * unit;
	const trades = left % ten < (right % ten) - unit / 2;
	const turned =
		Math.floor(left / ten) * ten - Math.floor(right / ten) * ten + Math.abs((left % ten) - (right % ten));
	return [
		...(trades && left >= ten
			? [slip(turned, "The lower digit is taken from the upper one, so trade a ten.")]
			: []),
		...(trades ? [slip(result + ten, "One ten was traded, so one less is left of them.")] : []),
		...(left >= ten && right < ten
			? [slip(left - 10 * right, "Take ones from ones and tens from tens.")]
			: []),
		...(right % 10 === 0 ? [slip(left - right / 10, "Take ones from ones and tens from tens.")] : []),
		...(trades || left < ten ? [] : [slip(result - ten, "Nothing needs to be traded here.")]),
		slip(left + right, "That is the sum. Look at the sign."),
		slip(right, "That is what is taken away. What is left?"),
	];
}

function slipsOfProducts({ left, right, result }: Equation): Slip[] {
	const hasZeros = left % 10 === 0 || right % 10 === 0;
	const groups = isSmall(left) && isSmall(right);
	return [
		...(hasZeros
			? [
					slip(result / 10, "A zero is missing: think of how many tens there are."),
					slip(result * 10, "There is a zero too many: think of how many tens there are."),
				]
			: []),
		slip(left + right, `That is $${texOf(left)} + ${texOf(right)}$. Look at the sign.`),
		...(groups
			? [
					slip((left + 1) * right, `That is ${times(left + 1, right)}, one group too many.`),
					slip((left - 1) * right, `That is ${times(left - 1, right)}, one group too few.`),
					slip(left * (right + 1), `That is ${times(left, right + 1)}: count what is in a group again.`),
					slip(left * (right - 1), `That is ${times(left, right - 1)}: count what is in a group again.`),
				]
			: [
					slip(result - Math.max(left, right), "One group is missing."),
					slip(result + Math.max(left, right), "That is one group too many."),
				]),
	].filter(({ value }) => value > 0);
}

function slipsOfQuotients({ left, right, result }: Equation): Slip[] {
	return [
		...(result % 10 === 0 ? [slip(result / 10, "A zero is missing: multiply to check.")] : []),
		slip(left - right, `That is $${texOf(left)} - ${texOf(right)}$. Look at the sign.`),
		slip(right, "That is the number you divide by."),
		...(result >= 2 ? [slip(result * 10, "There is a zero too many: multiply to check.")] : []),
		...(result % 2 === 0 ? [slip(result / 2, "That is half of it: multiply to check.")] : []),
	].filter(({ value }) => value > 0);
}

function slip(value: number, why: string): Slip {
	return { value, why };
}

/** The place of the last digit: 1 for whole numbers, 0.1 for 2.5. */
function unitOf({ left, right, result }: Equation): number {
	const decimals = [left, right, result].map((value) => `${tidy(value)}`.split(".")[1]?.length ?? 0);
	return 10 ** -Math.max(...decimals);
}

function isSmall(value: number): boolean {
	return Number.isInteger(value) && value >= 2 && value <= 12;
}

function tidy(value: number): number {
	return Number(value.toFixed(6));
}

function times(left: number, right: number): string {
	return `$${texOf(left)} \\times ${texOf(right)}$`;
}

/** The number with commas from 1,000 on, in a formula. */
export function texOf(value: number): string {
	const [whole = "", decimals] = `${tidy(value)}`.split(".");
	const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, "{,}");
	return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
