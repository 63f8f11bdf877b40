import { comparisonBars } from "../figures/lines/comparison-bars.ts";
import { numberLine } from "../figures/lines/number-line.ts";
import { boxes, namedBars } from "./pictures.ts";
import type { Repair } from "./repair.ts";

export const REPAIRS_OF_FRACTIONS: Readonly<Record<string, Repair>> = {
	"fractions-across": {
		happens:
			"The bottom number, the denominator, names the size of the parts. Halves and thirds are parts of different sizes, so first cut both into parts of the same size. Then only the numerators are added.",
		figure: namedBars("A half is 3 of 6 parts, a third is 2 of 6 parts, together 5 of 6.", [
			{ parts: 6, shaded: 3, name: "1/2", color: "sky" },
			{ parts: 6, shaded: 2, name: "1/3", color: "gold" },
			{ parts: 6, shaded: 5, name: "5/6", color: "mint" },
		]),
		pair: {
			asked: "$\\frac{1}{2} + \\frac{1}{3}$",
			wrong: {
				answer: "$\\frac{2}{5}$",
				how: "This adds the numerators and the denominators. But $\\frac{2}{5}$ is even less than the half you began with.",
			},
			right: {
				answer: "$\\frac{5}{6}$",
				how: "In sixths: $\\frac{3}{6} + \\frac{2}{6} = \\frac{5}{6}$. The parts stay sixths.",
			},
		},
	},
	"keeps-the-old-tops": {
		happens:
			"When you cut the parts smaller, you get more of them. The bottom changes, and so the top has to change with it.",
		figure: namedBars("A half of a bar is as long as 3 of 6 parts.", [
			{ parts: 2, shaded: 1, name: "1/2", color: "sky" },
			{ parts: 6, shaded: 3, name: "3/6", color: "mint" },
		]),
		pair: {
			asked: "$\\frac{1}{2}$ in sixths",
			wrong: {
				answer: "$\\frac{1}{6}$",
				how: "Only the bottom was changed. One sixth is much less than a half.",
			},
			right: { answer: "$\\frac{3}{6}$", how: "Each half becomes 3 smaller parts, so 1 half is 3 sixths." },
		},
	},
	"part-to-part": {
		happens:
			"A fraction tells which part of all there is. Count all of them for the denominator, the colored ones too.",
		figure: boxes("3 red and 5 blue blocks, 8 in all.", [
			[
				...Array.from({ length: 3 }, () => ({ text: "", color: "coral" as const })),
				...Array.from({ length: 5 }, () => ({ text: "", color: "sky" as const })),
			],
		]),
		pair: {
			asked: "3 red blocks and 5 blue ones. Which part is red?",
			wrong: { answer: "$\\frac{3}{5}$", how: "This compares the red ones with the blue ones." },
			right: { answer: "$\\frac{3}{8}$", how: "There are $3 + 5 = 8$ blocks in all, and 3 of them are red." },
		},
	},
	"swaps-top-and-bottom": {
		happens:
			"The denominator, the bottom number, says how many equal parts the whole has. The numerator, the top number, tells how many of them you have.",
		figure: namedBars("A bar of 4 equal parts, 3 of them colored.", [
			{ parts: 4, shaded: 3, name: "3/4", color: "sky" },
		]),
		pair: {
			asked: "Which part of the bar is colored?",
			wrong: { answer: "$\\frac{4}{3}$", how: "That is more than the whole bar." },
			right: { answer: "$\\frac{3}{4}$", how: "4 equal parts, 3 of them colored." },
		},
	},
	"smaller-fraction-from-larger": {
		happens:
			"You take the second number from the first one. When the first fraction is too small, open a whole: it gives you more parts.",
		figure: namedBars("2 and 1 fourth as 1 whole and 5 fourths.", [
			{ parts: 4, shaded: 4, name: "1", color: "sky" },
			{ parts: 4, shaded: 4, name: "4/4", color: "gold" },
			{ parts: 4, shaded: 1, name: "1/4", color: "gold" },
		]),
		pair: {
			asked: "$2\\frac{1}{4} - \\frac{3}{4}$",
			wrong: {
				answer: "$2\\frac{2}{4}$",
				how: "This takes $\\frac{1}{4}$ from $\\frac{3}{4}$. You end with more than you had.",
			},
			right: {
				answer: "$1\\frac{2}{4}$",
				how: "Open a whole: $2\\frac{1}{4} = 1\\frac{5}{4}$. Then $\\frac{5}{4} - \\frac{3}{4} = \\frac{2}{4}$.",
			},
		},
	},
	"bigger-numbers-bigger-fraction": {
		happens:
			"A larger denominator means more parts, and so each part is smaller. Large numbers alone do not make a large fraction.",
		figure: namedBars("A third of a bar is longer than a sixth.", [
			{ parts: 3, shaded: 1, name: "1/3", color: "sky" },
			{ parts: 6, shaded: 1, name: "1/6", color: "gold" },
		]),
		pair: {
			asked: "Which is more, $\\frac{1}{3}$ or $\\frac{1}{6}$?",
			wrong: { answer: "$\\frac{1}{6}$", how: "This compares 6 with 3 and forgets how small sixths are." },
			right: {
				answer: "$\\frac{1}{3}$",
				how: "Thirds are larger parts than sixths, and there is one of each.",
			},
		},
	},
	"longer-decimal-is-larger": {
		happens:
			"More digits do not make a decimal larger. Compare the tenths first, then the hundredths. A zero at the end helps: 0.5 is the same as 0.50.",
		figure: namedBars("0.5 is 5 of 10 tenths; 0.45 ends before it.", [
			{ parts: 20, shaded: 10, name: "0.5", color: "sky" },
			{ parts: 20, shaded: 9, name: "0.45", color: "gold" },
		]),
		pair: {
			asked: "Which is more, $0.5$ or $0.45$?",
			wrong: { answer: "$0.45$", how: "This compares 45 with 5." },
			right: { answer: "$0.5$", how: "$0.5 = 0.50$, and 50 hundredths are more than 45." },
		},
	},
	"misplaces-the-decimal-point": {
		happens:
			"First say about how large the answer must be. Then put the point where it fits. About 4 times 2 is about 8, so the answer cannot be 81 or 0.8.",
		figure: {
			svg: numberLine({
				from: 0,
				to: 10,
				parts: 1,
				labeled: () => true,
				point: 8.2,
				color: "mint",
			}),
			alt: "A number line from 0 to 10 with a point just after 8.",
		},
		pair: {
			asked: "$3.9 \\times 2.1$",
			wrong: {
				answer: "$81.9$",
				how: "The digits are right, but the point is not. $4 \\times 2$ is only 8.",
			},
			right: {
				answer: "$8.19$",
				how: "Near 8. Two digits come after the decimal points, so two do in the answer.",
			},
		},
	},
	"percent-as-number": {
		happens:
			"A percentage is a part of something. 20% of 50 is a part of 50, not the number 20. Find 10% first: that is a tenth.",
		figure: boxes("A bar of 50 in ten parts of 5; two parts are 20 percent.", [
			Array.from({ length: 10 }, (_, at) => ({ text: "5", color: at < 2 ? ("gold" as const) : null })),
		]),
		pair: {
			asked: "A toy for \\$50 is 20% off. What do you save?",
			wrong: { answer: "\\$20", how: "This takes 20% for 20 dollars." },
			right: { answer: "\\$10", how: "10% of 50 is 5, so 20% is $5 + 5 = 10$." },
		},
	},
	"adds-where-it-multiplies": {
		happens:
			"When things grow by a factor, everything is multiplied by the same number. Adding the same amount to each would change how they fit together.",
		figure: {
			svg: comparisonBars({
				names: ["1 cake", "2 cakes"],
				times: 2,
				unit: "3 eggs",
				colors: ["sky", "gold"],
			}),
			alt: "One cake needs 3 eggs, two cakes need 3 eggs twice.",
		},
		pair: {
			asked: "1 cake needs 3 eggs. How many do 2 cakes need?",
			wrong: { answer: "$4$", how: "One more cake, so one more egg. But each cake needs 3." },
			right: { answer: "$6$", how: "Twice as many cakes, twice as many eggs: $2 \\times 3$." },
		},
	},
};
