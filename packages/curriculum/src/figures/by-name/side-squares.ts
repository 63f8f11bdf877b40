import { squaresOnSides } from "../shapes/squares-on-sides.ts";
import type { AuthorFigure } from "./author-figure.ts";

/** Right triangles whose sides are all whole numbers. */
const triangles = ["3-4-5", "6-8-10", "5-12-13"] as const;

/** The squares on the sides of a right triangle, for authors. */
export const sideSquares: AuthorFigure = {
	initial: { triangle: "3-4-5", filled: "yes" },
	read(read) {
		const [short = 3, long = 4, longest = 5] = read.choice("triangle", triangles).split("-").map(Number);
		const isFilled = read.choice("filled", ["yes", "no"]) === "yes";
		const onHypotenuse = isFilled ? `one of ${longest ** 2}` : "an empty one";
		return () => ({
			svg: squaresOnSides([short, long], isFilled),
			alt: `A right triangle with a square of ${short ** 2} small squares on its short leg, one of ${long ** 2} on its long leg, and ${onHypotenuse} on its hypotenuse.`,
		});
	},
};
