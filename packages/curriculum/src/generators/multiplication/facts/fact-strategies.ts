/** How a fact is found from one that is easier. */
export interface Strategy {
	/** What to look at, how to begin, the step before the last. */
	hints: readonly [string, string, string];
	steps: readonly string[];
	/** So many groups are known first; the strategy for the rest is given. */
	known: number;
	next: string;
}

/** The way to so many groups of the other factor. */
export function strategyFor(factor: number, other: number): Strategy {
	if (factor < 2) return zeroOrOne(factor, other);
	if (other < 2) return zeroOrOne(other, factor);
	if (factor === 10) return byTens(other);
	const { known, look, next, last } = PLANS[factor]?.(other) ?? double(other);
	const start = known * other;
	return {
		hints: [
			`One factor is ${factor}. ${look}`,
			known === 1
				? `Start with one group of ${other}.`
				: `Start with $${known} \\times ${other} = ${start}$.`,
			`${next} Find $${last}$.`,
		],
		steps: [
			...(known === 1 ? [] : [`$${known} \\times ${other} = ${start}$.`]),
			`${next} $${last} = ${factor * other}$.`,
		],
		known,
		next,
	};
}

interface Plan {
	known: number;
	look: string;
	next: string;
	last: string;
}

const double = (other: number): Plan => ({
	known: 1,
	look: "Two equal groups make a double.",
	next: `Double ${other}.`,
	last: `${other} + ${other}`,
});

const PLANS: Readonly<Record<number, (other: number) => Plan>> = {
	2: double,
	3: (other) => ({
		known: 2,
		look: "Two groups are a double. What is missing?",
		next: "Add one more group.",
		last: `${2 * other} + ${other}`,
	}),
	4: (other) => ({
		known: 2,
		look: "Four groups are twice two groups.",
		next: "Double it.",
		last: `${2 * other} + ${2 * other}`,
	}),
	5: (other) => ({
		known: 10,
		look: "Five groups are half of ten groups.",
		next: "Take half of it.",
		last: `${10 * other} \\div 2`,
	}),
	6: (other) => ({
		known: 5,
		look: "Six groups are five groups and one more.",
		next: "Add one more group.",
		last: `${5 * other} + ${other}`,
	}),
	7: (other) => ({
		known: 5,
		look: "Seven groups are five groups and two more.",
		next: "Add two more groups.",
		last: `${5 * other} + ${2 * other}`,
	}),
	8: (other) => ({
		known: 4,
		look: "Eight groups are twice four groups.",
		next: "Double it.",
		last: `${4 * other} + ${4 * other}`,
	}),
	9: (other) => ({
		known: 10,
		look: "Nine groups are one group less than ten.",
		next: "Take one group away.",
		last: `${10 * other} - ${other}`,
	}),
};

function byTens(other: number): Strategy {
	return {
		hints: [
			"One factor is 10. Each group is a ten.",
			`What is ${other} tens? Count by tens.`,
			`Count ${other} steps of 10, and stop at the last one.`,
		],
		steps: [`${other} tens are ${10 * other}.`],
		known: 1,
		next: "Count by tens.",
	};
}

function zeroOrOne(factor: number, other: number): Strategy {
	const each = factor === 0 ? "with nothing in it" : "with one thing in it";
	return {
		hints: [
			`One factor is ${factor}.`,
			`Think of ${other} ${other === 1 ? "bag" : "bags, each"} ${each}.`,
			factor === 0
				? "A product with 0 counts groups of nothing."
				: "A product with 1 counts one thing in each group.",
		],
		steps: [
			factor === 0
				? "Groups of nothing have nothing in them. The product with 0 is 0."
				: "One in each group: the product with 1 is the other factor.",
		],
		known: 1,
		next: "Count the things.",
	};
}
