import { ask, decimals, defineSkill, inFull, NAMES, slip, stated, whole } from "../../kit/index.ts";
import type { Draft, Form, Random, Wrong } from "../../kit/index.ts";
import { cutParallelogram, cutTrapezoid, cutTriangle } from "./cut-and-moved.ts";
import { described, type Kind, measured, type Measured } from "./measured-shapes.ts";
import { halves, decimalTriangle } from "./diagonals-of-quads.ts";

function wrongOf({ kind, base, top, height, slant, area }: Measured, hasFigure: boolean): (Wrong | false)[] {
	const product = (kind === "trapezoid" ? base + top : base) * height;
	const half = kind === "parallelogram" ? 1 : 2;
	return [
		half === 2
			? [slip.forgotTheHalf, whole(product)]
			: [slip.halvedWithoutNeed, decimals((10 * product) / 2, 1)],
		kind === "trapezoid"
			? [slip.usedOneBase, whole(base * height)]
			: hasFigure && [slip.usedTheSlantedSide, decimals((10 * base * slant) / half, 1)],
		kind === "trapezoid" && [slip.multipliedAllLengths, whole(base * top * height)],
		[slip.addedBaseAndHeight, whole(base + height + (kind === "trapezoid" ? top : 0))],
		hasFigure && kind === "parallelogram" && [slip.gaveThePerimeter, whole(2 * (base + slant))],
		half === 2 && area % 2 === 0 && [slip.halvedTwice, whole(area / 2)],
	];
}

function helpWith(shape: Measured): Pick<Draft, "hints" | "steps"> {
	const { kind, unit, base, top, height, area } = shape;
	if (kind === "trapezoid")
		return {
			hints: [
				"Two equal trapezoids, one of them turned around, make a parallelogram.",
				`How long is the base of that parallelogram? Add ${base} and ${top}.`,
				"Multiply the sum of the bases by the height. Then take half of it.",
			],
			steps: [
				`Add the bases: $${base} + ${top} = ${base + top}$.`,
				`$${base + top} \\times ${height} \\div 2 = ${area}$ square ${inFull(unit)}.`,
			],
		};
	const isTriangle = kind === "triangle";
	return {
		hints: [
			isTriangle
				? "A triangle is half of a parallelogram with the same base and height."
				: "Move a triangle from one end to the other. The shape becomes a rectangle.",
			`The base is ${base} ${unit} long. Which length is perpendicular to it?`,
			isTriangle
				? `Find $${base} \\times ${height}$. Then take half of it.`
				: `Find $${base} \\times ${height}$.`,
		],
		steps: [
			isTriangle ? "Half of base times height:" : "Base times height:",
			`$${base} \\times ${height}${isTriangle ? " \\div 2" : ""} = ${area}$ square ${inFull(unit)}.`,
		],
	};
}

const area =
	(kinds: readonly Kind[], { isRight = false, hasFigure = true } = {}): Form =>
	(random) => {
		const kind = random.pick(kinds);
		const shape = measured(random, kind, isRight);
		if (shape === undefined) return undefined;
		const name = random.pick(NAMES);
		return {
			...helpWith(shape),
			prompt: hasFigure
				? random.pick([
						`What is the area of the ${kind}?`,
						`Find the area of the ${kind}.`,
						`${name} wants to cover the ${kind} with paper. How much area is that?`,
					])
				: random.pick([
						`What is the area of ${described(shape)}?`,
						`Find the area of ${described(shape)}.`,
						`${name} draws ${described(shape)}. What is its area?`,
					]),
			...(hasFigure ? { figure: shape.figure } : {}),
			task: `the area of ${described(shape)}`,
			unit: { after: `square ${inFull(shape.unit)}` },
			right: whole(shape.area),
			wrong: wrongOf(shape, hasFigure),
		};
	};

/** The height from the area and the base. */
const height: Form = (random) => {
	const shape = measured(random, random.pick(["triangle", "parallelogram"]));
	if (shape === undefined) return undefined;
	const { kind, unit, base, height: right, area: known } = shape;
	const isTriangle = kind === "triangle";
	const told = `a ${kind} with an area of ${known} square ${inFull(unit)} and a base of ${base} ${unit}`;
	return {
		prompt: random.pick([
			`What is the height of ${told}?`,
			`Find the height of ${told}.`,
			`${random.pick(NAMES)} cuts out ${told}. What is its height?`,
		]),
		unit: { after: unit },
		right: whole(right),
		wrong: [
			isTriangle
				? known % base === 0 && [slip.forgotTheHalf, whole(known / base)]
				: [slip.halvedWithoutNeed, whole(2 * right)],
			[slip.multipliedToDivide, whole(known * base)],
			[slip.subtractedToUndoAProduct, whole(Math.abs(known - base))],
		],
		hints: [
			isTriangle
				? "Two of these triangles make a parallelogram. What is its area?"
				: "The area is base times height.",
			`The base is ${base} ${unit} long.`,
			isTriangle ? `Double the area, and divide by ${base}.` : `Divide the area by ${base}.`,
		],
		steps: [
			...(isTriangle ? [`Twice the area is ${2 * known}.`] : []),
			`$${isTriangle ? 2 * known : known} \\div ${base} = ${right}$ ${unit}.`,
		],
	};
};

const told = (kinds: readonly Kind[]) => area(kinds, { hasFigure: false });
const all: readonly Kind[] = ["triangle", "parallelogram", "trapezoid"];
const pick = (random: Random, ...forms: readonly Form[]) => random.pick(forms)(random);

// 1: right triangles. 2: parallelograms with a slanted side. 3: any triangle. 4: trapezoids. 5: decimals, a missing height,
// and mistakes to explain.
export const areaTrianglesQuads = defineSkill("area-triangles-quads", 19, {
	1: [
		ask.typed(area(["triangle"], { isRight: true })),
		ask.chosen(area(["triangle"], { isRight: true })),
		halves,
		cutTriangle,
	],
	2: [
		ask.typed(area(["parallelogram"])),
		ask.chosen(area(["parallelogram"])),
		cutParallelogram,
		halves,
		ask.judged(stated(told(["parallelogram", "triangle"]))),
	],
	3: [
		ask.typed(area(["triangle"])),
		ask.chosen(area(["triangle"])),
		ask.matched(told(["triangle", "parallelogram"]), ["shape", "area"]),
	],
	4: [
		ask.typed(area(["trapezoid"])),
		ask.chosen(area(["trapezoid"])),
		cutTrapezoid,
		ask.whatWentWrong(told(["trapezoid"])),
		ask.judged(stated(told(all))),
	],
	5: [
		ask.typed((random) => pick(random, decimalTriangle, height)),
		ask.typed(height),
		ask.chosen(decimalTriangle),
		ask.explainTheMistake(told(["triangle", "trapezoid"])),
	],
});
