import { type Random, slip } from "../../kit/index.ts";
import { type Pieces, unitOf, shown } from "./pieces-of-solids.ts";

/** A square without a circle. */
export function hole(random: Random): Pieces {
	const [r, unit] = [random.integer(2, 9), unitOf(random)];
	const side = 2 * r + random.integer(1, 6);
	const [square, circle] = [100 * side * side, 314 * r * r];
	const [thing, gone] = random.pick([
		["board", "hole"],
		["lawn", "pond"],
		["patio", "fountain"],
		["sheet of metal", "circle"],
	]);
	return {
		told: `square ${thing} with sides of ${side} ${unit} without a round ${gone} with a diameter of ${2 * r} ${unit}`,
		measure: "area",
		unit,
		hasCircle: true,
		parts: [
			["square", square, slip.addedBaseAndHeight, 200 * side],
			["circle", circle, slip.diameterForRadius, 4 * circle],
		],
		right: square - circle,
		wrong: [
			[slip.gaveTheCutCircle, circle],
			[slip.circumferenceForArea, square - 628 * r],
			[slip.addedTheMissingPiece, square + circle],
		],
		hints: [
			"Find the area of the square first, then the area of the circle.",
			`The radius is half of ${2 * r}.`,
			"Subtract the area of the circle from the area of the square.",
		],
		steps: [
			`The square: $${side} \\times ${side} = ${side * side}$. The circle: $3.14 \\times ${r * r} = ${shown(circle)}$.`,
		],
	};
}

/** A box on a larger box. */
export function stack(random: Random): Pieces {
	const big = random.integer(5, 10);
	const small = random.integer(2, 4);
	const h = random.integer(3, 8);
	const top = random.integer(2, 5);
	const unit = unitOf(random);
	const [lower, around] = [2 * big * big + 4 * big * h, 4 * small * top];
	const upper = 2 * small * small + around;
	return {
		told: `${random.pick(["solid", "podium", "pedestal", "tower"])} of two boxes: one with a square base of ${big} ${unit} and a height of ${h} ${unit}, and on it one with a square base of ${small} ${unit} and a height of ${top} ${unit}`,
		measure: "surface area",
		unit,
		parts: [
			["whole lower box", 100 * lower, slip.gaveTheVolume, 100 * big * big * h],
			["four sides of the upper box", 100 * around, slip.addedTheSharedFaces, 100 * upper],
		],
		right: 100 * (lower + around),
		wrong: [
			[slip.addedTheSharedFaces, 100 * (lower + upper)],
			[slip.removedOneSharedFace, 100 * (lower + upper - small * small)],
			[slip.gaveTheVolume, 100 * (big * big * h + small * small * top)],
		],
		hints: [
			"Where the boxes touch, a part of both surfaces cannot be seen anymore.",
			`The hidden part is a square with sides of ${small}, once on each box.`,
			"The top of the upper box is as large as the part that it hides. So only its four sides are added.",
		],
		steps: [
			`The lower box: $2 \\times ${big * big} + 4 \\times ${big * h} = ${lower}$.`,
			`The top of the upper box replaces what it hides, so its four sides are added: $4 \\times ${small * top} = ${around}$.`,
		],
	};
}
