import { box, circle, drawing, polygon, stroke, word } from "./drawing.ts";
import type { ExampleQuestion } from "./example-question.ts";
import { mistake } from "./example-question.ts";

/** One FILL_ONE question for each answer type. */
export const fillOneExamples: readonly ExampleQuestion[] = [
	{
		title: "Area of a rectangle",
		skill_id: "area-rectangle",
		difficulty: 2,
		question: {
			question_type: "FILL_ONE",
			answer_type: "INTEGER",
			prompt: "What is the area of this rectangle?",
			figure: drawing(
				400,
				240,
				"A rectangle, 7 cm long and 4 cm high.",
				box([60, 15], 280, 160, "sky"),
				word([200, 205], "7 cm"),
				word([368, 95], "4 cm"),
			),
			answer_suffix: "square cm",
			key: { answers: ["28"] },
			hints: [
				"The area is the number of squares of 1 cm that cover it.",
				"How many squares are in a row? How many rows are there?",
			],
			explanation: "There are 4 rows of 7 squares: $4 \\times 7 = 28$ square cm.",
			known_mistakes: [
				mistake("perimeter", "22", "It looks like you went round the rectangle. The area is what covers it."),
				mistake(
					"added-sides",
					"11",
					"It looks like you added the two sides. Count the squares that cover it.",
				),
			],
		},
	},
	{
		title: "A triangle by its sides",
		skill_id: "classify-2d",
		difficulty: 3,
		question: {
			question_type: "FILL_ONE",
			answer_type: "STRING",
			prompt: "What do we call a triangle with exactly two equal sides?",
			figure: drawing(
				400,
				220,
				"A triangle. Two of its sides carry the same small mark, the third carries none.",
				polygon(
					[
						[200, 15],
						[285, 200],
						[115, 200],
					],
					null,
				),
				stroke([230, 113], [255, 102], 5, "coral"),
				stroke([145, 102], [170, 113], 5, "coral"),
			),
			key: { answers: ["isosceles", "isosceles triangle", "an isosceles triangle"] },
			hints: [
				"There are three names: one for three equal sides, one for two, one for none.",
				"The name comes from Greek words for equal legs.",
			],
			explanation: "A triangle with two equal sides is **isosceles**.",
			known_mistakes: [
				mistake("three-equal-sides", "equilateral", "That is the name when all three sides are equal."),
				mistake("no-equal-sides", "scalene", "That is the name when no two sides are equal."),
			],
		},
	},
	{
		title: "Add thirds and sixths",
		skill_id: "add-sub-fractions-unlike",
		difficulty: 2,
		question: {
			question_type: "FILL_ONE",
			answer_type: "SIMPLE_FRACTION",
			prompt: "What is $\\dfrac{2}{3} + \\dfrac{1}{6}$?",
			cta: "Write the fraction in simplest form.",
			figure: drawing(
				400,
				150,
				"Two bars of the same length. The first has 3 equal parts, 2 are colored. The second has 6 equal parts, 1 is colored.",
				...[0, 1, 2].map((part) => box([20 + 120 * part, 15], 120, 50, part < 2 ? "sky" : null)),
				...[0, 1, 2, 3, 4, 5].map((part) => box([20 + 60 * part, 85], 60, 50, part < 1 ? "gold" : null)),
			),
			key: { answers: ["5/6"] },
			hints: [
				"The parts must have the same size before you can add them.",
				"How many sixths are two thirds?",
			],
			explanation: "$\\dfrac{2}{3} = \\dfrac{4}{6}$, so $\\dfrac{4}{6} + \\dfrac{1}{6} = \\dfrac{5}{6}$.",
			known_mistakes: [
				mistake(
					"added-denominators",
					"3/9",
					"It looks like the tops and the bottoms were added. Make the parts the same size first.",
				),
				mistake(
					"kept-numerators",
					"3/6",
					"The parts have the same size now, but two thirds are more than two sixths.",
				),
			],
		},
	},
	{
		title: "Add two mixed numbers",
		skill_id: "add-sub-mixed-unlike",
		difficulty: 4,
		question: {
			question_type: "FILL_ONE",
			answer_type: "MIXED_FRACTION",
			prompt: "What is $1\\dfrac{1}{2} + 2\\dfrac{3}{4}$?",
			cta: "Write a mixed number in simplest form.",
			key: { answers: ["4 1/4"] },
			hints: [
				"Write the half as fourths.",
				"If the fourths make more than one whole, give the whole to the whole numbers.",
			],
			explanation:
				"$1\\dfrac{2}{4} + 2\\dfrac{3}{4} = 3\\dfrac{5}{4}$, and 5 fourths are one whole and one fourth: $4\\dfrac{1}{4}$.",
			known_mistakes: [
				mistake(
					"added-denominators",
					"3 4/6",
					"It looks like the tops and the bottoms were added. Make the parts the same size first.",
				),
				mistake("forgot-the-new-whole", "3 1/4", "The fourths make one more whole. Add it to the others."),
			],
		},
	},
	{
		title: "All the way around a circle",
		skill_id: "circumference",
		difficulty: 3,
		question: {
			question_type: "FILL_ONE",
			answer_type: "FLOAT",
			prompt: "How far is it all the way around this circle? Use $3.14$ for $\\pi$.",
			figure: drawing(
				400,
				240,
				"A circle whose radius, from the middle to the edge, is 4 cm.",
				circle([200, 120], 105, null),
				stroke([200, 120], [305, 120], 4, "coral"),
				circle([200, 120], 5, "coral"),
				word([252, 100], "4 cm"),
			),
			answer_suffix: "cm",
			key: { answers: ["25.12"], pi: "approximate" },
			hints: [
				"The distance around a circle is $\\pi$ times its diameter.",
				"The diameter is twice the radius.",
			],
			explanation:
				"The diameter is $2 \\times 4 = 8$ cm, so the distance around is $3.14 \\times 8 = 25.12$ cm.",
			known_mistakes: [
				mistake(
					"used-radius",
					"12.56",
					"It looks like you took the radius. The diameter goes all the way across.",
				),
				mistake(
					"area-instead",
					"50.24",
					"That is the area of the circle. The question asks for the way round.",
				),
			],
		},
	},
	{
		title: "Solve by dividing",
		skill_id: "one-step-equations-mult",
		difficulty: 3,
		question: {
			question_type: "FILL_ONE",
			answer_type: "MIXED",
			prompt: "Solve $4x = 10$.",
			cta: "A fraction, a mixed number or a decimal is fine.",
			answer_prefix: "x =",
			key: { answers: ["2.5"] },
			hints: ["$4x$ means 4 times $x$.", "Undo the multiplication on both sides."],
			explanation: "Divide both sides by 4: $x = 10 \\div 4 = 2.5$.",
			known_mistakes: [
				mistake("subtracted", "6", "It looks like you subtracted 4. The 4 is multiplied, so undo that."),
				mistake("multiplied", "40", "It looks like you multiplied again. Undo the multiplication instead."),
				mistake(
					"divided-the-other-way",
					"0.4",
					"It looks like 4 was divided by 10. Which number is shared into 4 parts?",
				),
			],
		},
	},
];
