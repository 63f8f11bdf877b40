import { coordinatePlane } from "../figures/plane/coordinate-plane.ts";
import { splitRectangle } from "../figures/fractions/split-rectangle.ts";
import { boxes } from "./pictures.ts";
import type { Repair } from "./repair.ts";

export const REPAIRS_OF_ALGEBRA: Readonly<Record<string, Repair>> = {
	"base-times-exponent": {
		happens:
			"The exponent tells how many times the base is a factor. Write it out, then multiply step by step.",
		figure: boxes("2 to the power of 4 as four twos.", [
			Array.from({ length: 4 }, () => ({ text: "2", color: "sky" as const })),
		]),
		pair: {
			asked: "$2^4$",
			wrong: { answer: "$8$", how: "$2 \\times 4$ adds four twos instead of multiplying them." },
			right: { answer: "$16$", how: "$2 \\times 2 \\times 2 \\times 2 = 16$." },
		},
	},
	"multiplies-exponents": {
		happens:
			"The exponents count factors. Two factors and three more factors are five, so the exponents are added.",
		figure: boxes("Two x and three x in a row: five factors.", [
			[
				...Array.from({ length: 2 }, () => ({ text: "x", color: "sky" as const })),
				...Array.from({ length: 3 }, () => ({ text: "x", color: "gold" as const })),
			],
		]),
		pair: {
			asked: "$x^2 \\cdot x^3$",
			wrong: { answer: "$x^6$", how: "$2 \\times 3$ multiplies the exponents." },
			right: { answer: "$x^5$", how: "$x \\cdot x$ and $x \\cdot x \\cdot x$ are five factors: $2 + 3$." },
		},
	},
	"divides-exponents": {
		happens:
			"In a division, each factor below cancels one above. So you take away: the exponents are subtracted.",
		figure: boxes("Six x above, two x below: four are left.", [
			Array.from({ length: 6 }, (_, at) => ({ text: "x", color: at < 2 ? null : ("sky" as const) })),
			Array.from({ length: 2 }, () => ({ text: "x", color: null })),
		]),
		pair: {
			asked: "$\\frac{x^6}{x^2}$",
			wrong: { answer: "$x^3$", how: "$6 \\div 2$ divides the exponents." },
			right: { answer: "$x^4$", how: "Two of six factors cancel: $6 - 2 = 4$." },
		},
	},
	"first-term-only": {
		happens:
			"The number in front multiplies everything inside the parentheses. Draw an arrow to each part, so that none is left out.",
		figure: {
			svg: splitRectangle({
				rows: 3,
				left: 5,
				right: 2,
				has_squares: false,
				names: { side: "3", left: "x", right: "2" },
			}).svg,
			alt: "A rectangle 3 high in two parts: x wide and 2 wide. Both parts count.",
		},
		pair: {
			asked: "$3(x + 2)$",
			wrong: { answer: "$3x + 2$", how: "Only the x was multiplied." },
			right: { answer: "$3x + 6$", how: "Both parts: $3 \\cdot x$ and $3 \\cdot 2$." },
		},
	},
	"combines-unlike-terms": {
		happens:
			"Think of x as a closed bag of marbles. Three bags and 2 single marbles stay 3 bags and 2 marbles: nobody knows what is in a bag.",
		figure: boxes("Three bags named x and two single marbles.", [
			[
				...Array.from({ length: 3 }, () => ({ text: "x", color: "lilac" as const, size: 1.5 })),
				...Array.from({ length: 2 }, () => ({ text: "1", color: "gold" as const })),
			],
		]),
		pair: {
			asked: "Make it shorter, if you can: $3x + 2$",
			wrong: { answer: "$5x$", how: "With $x = 10$ this is 50, but $3x + 2$ is 32." },
			right: { answer: "$3x + 2$", how: "Letters and plain numbers do not go together. It stays as it is." },
		},
	},
	"does-not-divide-at-the-end": {
		happens: "You are nearly there, and one step is left. If 3 of them make 12, one of them is not 12.",
		figure: boxes("Three x are as long as 12.", [
			Array.from({ length: 3 }, () => ({ text: "x", color: "sky" as const, size: 2 })),
			[{ text: "12", color: "gold", size: 6 }],
		]),
		pair: {
			asked: "$3x + 1 = 13$. What is $x$?",
			wrong: { answer: "$12$", how: "That is $3x$. Check: $3 \\cdot 12 + 1$ is 37, not 13." },
			right: { answer: "$4$", how: "$3x = 12$, so divide by 3. Check: $3 \\cdot 4 + 1 = 13$." },
		},
	},
	"undoes-a-factor-by-subtracting": {
		happens: "$3x$ means 3 times x. What undoes times 3 is dividing by 3. Subtracting 3 would undo plus 3.",
		figure: boxes("Three x are as long as 12.", [
			Array.from({ length: 3 }, () => ({ text: "x", color: "sky" as const, size: 2 })),
			[{ text: "12", color: "gold", size: 6 }],
		]),
		pair: {
			asked: "$3x = 12$. What is $x$?",
			wrong: { answer: "$9$", how: "$12 - 3 = 9$. Check: $3 \\cdot 9$ is 27, not 12." },
			right: { answer: "$4$", how: "$12 \\div 3 = 4$. Check: $3 \\cdot 4 = 12$." },
		},
	},
	"loses-a-sign": {
		happens:
			"A minus sign belongs to the number behind it. Circle the two together, and they stay together in every step.",
		figure: boxes("Minus 5 and 2 as boxes; the sign is in the box with its number.", [
			[
				{ text: "−5", color: "coral", size: 2 },
				{ text: "+", color: null },
				{ text: "2", color: "sky", size: 2 },
			],
		]),
		pair: {
			asked: "$-5 + 2$",
			wrong: { answer: "$7$", how: "This adds 5 and 2. The minus got lost." },
			right: { answer: "$-3$", how: "Start at $-5$ and go 2 up: $-4$, $-3$." },
		},
	},
	"run-over-rise": {
		happens:
			"The slope tells how far it goes up for each step to the side: up divided by across. The steeper the line, the larger the number.",
		figure: {
			svg: coordinatePlane({
				x: [0, 4],
				y: [0, 6],
				segments: [
					{ from: [0, 0], to: [2, 0], color: "sky" },
					{ from: [2, 0], to: [2, 6], color: "gold" },
					{ from: [0, 0], to: [2, 6], color: "coral" },
				],
			}),
			alt: "A line that goes 2 across and 6 up.",
		},
		pair: {
			asked: "2 across and 6 up. What is the slope?",
			wrong: { answer: "$\\frac{1}{3}$", how: "$2 \\div 6$ divides across by up." },
			right: { answer: "$3$", how: "Up by across: $6 \\div 2 = 3$. For each step it goes 3 up." },
		},
	},
};
