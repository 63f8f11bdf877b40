import { type Slip, slip } from "../../kit/index.ts";

/** Words for an expression of {x} with the numbers {a} and {b}, the expression, and what wrong readings write. */
export type Phrase = readonly [text: string, right: string, wrong: readonly (readonly [Slip, string])[]];

const {
	readInOrder,
	swappedTheParts,
	tookAnotherOperation,
	forgotParentheses,
	needlessParentheses,
	wroteAnInequality,
	wroteAPower,
	swappedTheNumbers,
} = slip;

export const SIMPLE: readonly Phrase[] = [
	[
		"the sum of {x} and {b}",
		"{x} + {b}",
		[
			[tookAnotherOperation, "{b}{x}"],
			[wroteAPower, "{x}^{{b}}"],
			[swappedTheParts, "{x} - {b}"],
		],
	],
	[
		"{a} times {x}",
		"{a}{x}",
		[
			[tookAnotherOperation, "{x} + {a}"],
			[wroteAPower, "{x}^{{a}}"],
			[swappedTheParts, "\\dfrac{{x}}{{a}}"],
		],
	],
	[
		"the product of {a} and {x}",
		"{a}{x}",
		[
			[tookAnotherOperation, "{x} + {a}"],
			[wroteAPower, "{x}^{{a}}"],
			[swappedTheParts, "\\dfrac{{x}}{{a}}"],
		],
	],
	[
		"the quotient of {x} and {a}",
		"\\dfrac{{x}}{{a}}",
		[
			[swappedTheParts, "\\dfrac{{a}}{{x}}"],
			[tookAnotherOperation, "{a}{x}"],
			[readInOrder, "{x} - {a}"],
		],
	],
	[
		"the difference of {x} and {a}",
		"{x} - {a}",
		[
			[swappedTheParts, "{a} - {x}"],
			[tookAnotherOperation, "{x} + {a}"],
			[wroteAnInequality, "{x} < {a}"],
		],
	],
	[
		"{b} more than {x}",
		"{x} + {b}",
		[
			[tookAnotherOperation, "{b}{x}"],
			[wroteAnInequality, "{x} > {b}"],
			[swappedTheParts, "{x} - {b}"],
		],
	],
];

export const TURNED: readonly Phrase[] = [
	[
		"{a} less than {x}",
		"{x} - {a}",
		[
			[readInOrder, "{a} - {x}"],
			[tookAnotherOperation, "{x} + {a}"],
			[wroteAnInequality, "{a} < {x}"],
		],
	],
	[
		"{x} less than {b}",
		"{b} - {x}",
		[
			[readInOrder, "{x} - {b}"],
			[tookAnotherOperation, "{x} + {b}"],
			[wroteAnInequality, "{x} < {b}"],
		],
	],
	[
		"subtract {x} from {b}",
		"{b} - {x}",
		[
			[readInOrder, "{x} - {b}"],
			[tookAnotherOperation, "{b} + {x}"],
			[wroteAPower, "{b}{x}"],
		],
	],
	[
		"{a} subtracted from {x}",
		"{x} - {a}",
		[
			[readInOrder, "{a} - {x}"],
			[tookAnotherOperation, "{x} + {a}"],
			[wroteAPower, "{a}{x}"],
		],
	],
	[
		"{b} divided by {x}",
		"\\dfrac{{b}}{{x}}",
		[
			[swappedTheParts, "\\dfrac{{x}}{{b}}"],
			[tookAnotherOperation, "{b}{x}"],
			[readInOrder, "{b} - {x}"],
		],
	],
	[
		"{a} less the number {x}",
		"{a} - {x}",
		[
			[readInOrder, "{x} - {a}"],
			[tookAnotherOperation, "{x} + {a}"],
			[wroteAnInequality, "{a} < {x}"],
		],
	],
];

export const TWO_STEPS: readonly Phrase[] = [
	[
		"{b} less than {a} times {x}",
		"{a}{x} - {b}",
		[
			[readInOrder, "{b} - {a}{x}"],
			[needlessParentheses, "{a}({x} - {b})"],
			[tookAnotherOperation, "{a}{x} + {b}"],
		],
	],
	[
		"{b} more than the quotient of {x} and {a}",
		"\\dfrac{{x}}{{a}} + {b}",
		[
			[needlessParentheses, "\\dfrac{{x} + {b}}{{a}}"],
			[swappedTheParts, "\\dfrac{{a}}{{x}} + {b}"],
			[tookAnotherOperation, "\\dfrac{{x}}{{a}} - {b}"],
		],
	],
	[
		"the product of {a} and {x}, increased by {b}",
		"{a}{x} + {b}",
		[
			[needlessParentheses, "{a}({x} + {b})"],
			[tookAnotherOperation, "{a} + {x} + {b}"],
			[swappedTheNumbers, "{b}{x} + {a}"],
		],
	],
	[
		"{b} more than {a} times {x}",
		"{a}{x} + {b}",
		[
			[needlessParentheses, "{a}({x} + {b})"],
			[tookAnotherOperation, "{a} + {x} + {b}"],
			[swappedTheNumbers, "{b}{x} + {a}"],
		],
	],
	[
		"{a} subtracted from the product of {b} and {x}",
		"{b}{x} - {a}",
		[
			[readInOrder, "{a} - {b}{x}"],
			[needlessParentheses, "{b}({x} - {a})"],
			[tookAnotherOperation, "{b} + {x} - {a}"],
		],
	],
];

export const GROUPED: readonly Phrase[] = [
	[
		"{a} times the sum of {x} and {b}",
		"{a}({x} + {b})",
		[
			[forgotParentheses, "{a}{x} + {b}"],
			[tookAnotherOperation, "{a} + {x} + {b}"],
			[swappedTheNumbers, "{b}({x} + {a})"],
		],
	],
	[
		"{a} times the difference of {x} and {b}",
		"{a}({x} - {b})",
		[
			[forgotParentheses, "{a}{x} - {b}"],
			[swappedTheParts, "{a}({b} - {x})"],
			[swappedTheNumbers, "{b}({x} - {a})"],
		],
	],
	[
		"the difference of {x} and {b}, divided by {a}",
		"({x} - {b}) \\div {a}",
		[
			[forgotParentheses, "{x} - {b} \\div {a}"],
			[swappedTheParts, "({b} - {x}) \\div {a}"],
			[readInOrder, "{a} \\div ({x} - {b})"],
		],
	],
	[
		"the square of the sum of {x} and {a}",
		"({x} + {a})^{2}",
		[
			[forgotParentheses, "{x} + {a}^{2}"],
			[tookAnotherOperation, "2({x} + {a})"],
			[swappedTheParts, "{x}^{2} + {a}"],
		],
	],
	[
		"twice the sum of {x} and {b}",
		"2({x} + {b})",
		[
			[forgotParentheses, "2{x} + {b}"],
			[tookAnotherOperation, "2 + {x} + {b}"],
			[wroteAPower, "({x} + {b})^{2}"],
		],
	],
];

/** A phrase or an expression with its letter and numbers in place. */
export function filled(text: string, x: string, a: number, b: number): string {
	return text.replaceAll("{x}", x).replaceAll("{a}", `${a}`).replaceAll("{b}", `${b}`);
}
