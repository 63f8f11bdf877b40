import { decimal, type Random } from "../../kit/index.ts";

/** Changes by a percent of {a}: what gets larger, and what gets smaller. */
const RISING = [
	"A sales tax of {p}% is added to a price of {a} dollars",
	"A tip of {p}% is added to a bill of {a} dollars",
	"A rent of {a} dollars rises by {p}%",
	"An hourly wage of {a} dollars is raised by {p}%",
	"A club with {a} members grows by {p}%",
	"A store adds a markup of {p}% to a cost of {a} dollars",
] as const;
const FALLING = [
	"A sale takes {p}% off a price of {a} dollars",
	"A coupon lowers a bill of {a} dollars by {p}%",
	"A town of {a} people shrinks by {p}%",
	"A tank with {a} gallons loses {p}% of its water",
	"A car worth {a} dollars loses {p}% of its value",
	"A team that trains {a} minutes a day trains {p}% less",
] as const;

export const hundredths = (percent: number) => decimal(percent, 2);

/** A change, and the factor that makes it in one step, in hundredths. */
export function percentChange(random: Random, rises: boolean) {
	const text = random.pick(rises ? RISING : FALLING);
	// No sales tax is as high as a sale is low.
	const most = text.includes("tax") ? 10 : text.includes("tip") ? 25 : 45;
	const [percent, a] = [random.integer(2, most), random.pick(["a", "p", "w", "n", "c", "r"])];
	return {
		a,
		percent,
		rises,
		factor: rises ? 100 + percent : 100 - percent,
		other: rises ? 100 - percent : 100 + percent,
		told: text.replace("{p}", `${percent}`).replace("{a}", `$${a}$`),
		inTwo: `${a} ${rises ? "+" : "-"} ${hundredths(percent)}${a}`,
		sign: rises ? "+" : "-",
	};
}

interface Rewriting {
	/** The first form, the second one, and what to read in it. */
	text: string;
	right: string;
	wrong: readonly [string, string, string];
	why: string;
}

/** Expressions in two forms, of which the second shows something that the first does not. */
export const REWRITINGS: readonly ((k: number, [a, b]: readonly [string, string]) => Rewriting)[] = [
	(_, [a, b]) => ({
		text: `The perimeter of a rectangle is $${a} + ${a} + ${b} + ${b}$. It can be written as $2(${a} + ${b})$. What does the new form show?`,
		right: "The perimeter is twice the sum of the length and the width.",
		wrong: [
			"The perimeter is twice the length.",
			"The rectangle has only two sides.",
			"The two sides are equal.",
		],
		why: "The parentheses hold the length and the width, and 2 multiplies both.",
	}),
	(k, [a, b]) => ({
		text: `${k} children each buy a ticket for $${a}$ dollars and a drink for $${b}$ dollars: $${k}${a} + ${k}${b}$. It can be written as $${k}(${a} + ${b})$. What does the part in parentheses represent?`,
		right: "What one child pays",
		wrong: [
			"What all children pay for tickets",
			"What all children pay together",
			"How many things are bought",
		],
		why: `There are ${k} children, so the parentheses hold the dollars for one of them.`,
	}),
	(k, [a]) => ({
		text: `Each side $${a}$ of a square gets ${k} longer. The new perimeter is $4(${a} + ${k})$, which is $4${a} + ${4 * k}$. What does the new form show?`,
		right: `The perimeter grows by ${4 * k}.`,
		wrong: [
			`The perimeter grows by ${k}.`,
			"The perimeter is four times as large.",
			`Each side grows by ${4 * k}.`,
		],
		why: `$4${a}$ is the old perimeter, and ${4 * k} is added.`,
	}),
	(k, [a]) => ({
		text: `Of $${a}$ liters of paint, $\\dfrac{1}{${k}}$ is used: $${a} - \\dfrac{1}{${k}}${a}$. It can be written as $\\dfrac{${k - 1}}{${k}}${a}$. What does the new form show?`,
		right: `${k - 1} of ${k} equal parts of the paint are left.`,
		wrong: [
			`${k - 1} of ${k} equal parts of the paint are used.`,
			`${k - 1} liters are left.`,
			`One of ${k} equal parts of the paint is left.`,
		],
		why: "The whole amount minus the part that is used is what is left.",
	}),
	(k, [a]) => ({
		text: `The sum of three numbers that are each ${k} apart is $${a} + (${a} + ${k}) + (${a} + ${2 * k})$. It can be written as $3(${a} + ${k})$. What does the new form show?`,
		right: "The sum is three times the middle number.",
		wrong: [
			"The sum is three times the least number.",
			`The sum is ${3 * k} more than the greatest number.`,
			"All three numbers are equal.",
		],
		why: `The middle number is $${a} + ${k}$, and 3 multiplies it.`,
	}),
	(k, [a, b]) => ({
		text: `A shirt costs $${a}$ dollars, and a coupon takes $${b}$ dollars off each shirt. ${k} shirts cost $${k}(${a} - ${b})$ dollars, which is $${k}${a} - ${k}${b}$. What does the second term of the new form show?`,
		right: "How much is saved on all shirts together",
		wrong: [
			"How much is saved on one shirt",
			"The price of all shirts with the coupon",
			"How many coupons are used",
		],
		why: `$${k}${b}$ is ${k} times what one coupon takes off.`,
	}),
	(k, [a, b]) => ({
		text: `The mean of two scores is $\\dfrac{${a} + ${b}}{2}$. With ${k} bonus points for each score it is $\\dfrac{${a} + ${b} + ${2 * k}}{2}$, which is $\\dfrac{${a} + ${b}}{2} + ${k}$. What does the last form show?`,
		right: `The mean grows by ${k}.`,
		wrong: [
			`The mean grows by ${2 * k}.`,
			"The mean does not change.",
			`Only one of the scores grows by ${k}.`,
		],
		why: `The old mean is there, and ${k} is added.`,
	}),
];
