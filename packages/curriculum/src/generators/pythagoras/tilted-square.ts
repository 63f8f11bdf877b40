import { squaresProof } from "../../figures/shapes/squares-proof.ts";
import { type Form, slip, withUnit, words } from "../../kit/index.ts";

/** What is left of a big square without four right triangles: a picture that proves the theorem. */
export const proof: Form = (random) => {
	const a = random.integer(1, 9);
	const b = random.integer(a + 1, a + 8);
	const [total, four, left] = [(a + b) ** 2, 2 * a * b, a * a + b * b];
	const area = (number: number, same: string) =>
		words(`${withUnit(`$${number}$`, "square units")}, the same as $${same}$`);
	return {
		prompt: random.pick([
			`Four equal right triangles with legs ${a} and ${b} lie in a big square with side ${a + b}. Between them there is a tilted square. What is its area?`,
			`The big square has side ${a + b}. Each of the four right triangles in it has legs ${a} and ${b}. What is the area of the tilted square between them?`,
		]),
		figure: {
			svg: squaresProof(a, b),
			alt: `A big square with side ${a + b}. In each corner is a right triangle with legs ${a} and ${b}. The hypotenuses of the four triangles are the sides of a tilted square in the middle.`,
		},
		right: area(left, `${a}^2 + ${b}^2`),
		wrong: [
			[slip.gaveTheBigSquare, area(total, `(${a} + ${b})^2`)],
			[slip.trianglesAsRectangles, area(total - 2 * four, `(${b} - ${a})^2`)],
			[slip.testedTheSum, area(a + b, `${a} + ${b}`)],
		],
		hints: [
			"What is the area of the big square? What is the area of one triangle?",
			`The big square has the area $${a + b}^2$. A triangle is half of ${a} times ${b}.`,
			"Subtract the four triangles from the big square.",
		],
		steps: [
			`The big square: $${a + b}^2 = ${total}$. The four triangles together: $4 \\times \\dfrac{${a} \\times ${b}}{2} = ${four}$.`,
			`The tilted square: $${total} - ${four} = ${left}$. That is the same as $${a}^2 + ${b}^2$.`,
			"So the square of the hypotenuse is the sum of the squares of the legs.",
		],
	};
};
