import type { Corner } from "../../../figures/shapes/polygons.ts";
import { turned } from "../../../figures/shapes/polygons.ts";
import type { Random } from "../../../random/seeded-random.ts";

/** A kind of quadrilateral by what it has. */
export interface Quadrilateral {
	name: string;
	corners: readonly Corner[];
	/** Whether the first and third, and the second and fourth, sides run the same way. */
	parallels: readonly [boolean, boolean];
	/** Its angles in order, in degrees; none is near to a right angle without being one. */
	angles: readonly [number, number, number, number];
}

/** Quadrilaterals of every kind that grade 4 sorts. */
export const QUADRILATERALS: readonly Quadrilateral[] = [
	{
		name: "square",
		corners: [
			[0, 0],
			[140, 0],
			[140, 140],
			[0, 140],
		],
		parallels: [true, true],
		angles: [90, 90, 90, 90],
	},
	{
		name: "rectangle",
		corners: [
			[0, 0],
			[210, 0],
			[210, 110],
			[0, 110],
		],
		parallels: [true, true],
		angles: [90, 90, 90, 90],
	},
	{
		name: "rhombus",
		corners: [
			[75, 0],
			[225, 0],
			[150, 129.904],
			[0, 129.904],
		],
		parallels: [true, true],
		angles: [120, 60, 120, 60],
	},
	{
		name: "parallelogram",
		corners: [
			[0, 0],
			[180, 0],
			[250, 121.244],
			[70, 121.244],
		],
		parallels: [true, true],
		angles: [60, 120, 60, 120],
	},
	{
		name: "trapezoid with two slanting sides",
		corners: [
			[69.282, 0],
			[170, 0],
			[239.282, 120],
			[0, 120],
		],
		parallels: [true, false],
		angles: [120, 120, 60, 60],
	},
	{
		name: "trapezoid with two right angles",
		corners: [
			[0, 0],
			[120, 0],
			[220, 100],
			[0, 100],
		],
		parallels: [true, false],
		angles: [90, 135, 45, 90],
	},
	{
		name: "kite without right angles",
		corners: [
			[72, 0],
			[144, 50.415],
			[72, 248.233],
			[0, 50.415],
		],
		parallels: [false, false],
		angles: [110, 105, 40, 105],
	},
	{
		name: "kite with two right angles",
		corners: [
			[100, 0],
			[200, 57.735],
			[100, 230.94],
			[0, 57.735],
		],
		parallels: [false, false],
		angles: [120, 90, 60, 90],
	},
	{
		name: "quadrilateral with four different sides",
		corners: [
			[42.262, 26.895],
			[99.938, 0],
			[240, 117.526],
			[0, 117.526],
		],
		parallels: [false, false],
		angles: [140, 115, 40, 65],
	},
];

export function parallelPairsOf({ parallels }: Quadrilateral): number {
	return parallels.filter(Boolean).length;
}

export function rightAnglesOf({ angles }: Quadrilateral): number {
	return angles.filter((angle) => angle === 90).length;
}

/** Everything there is to see about its sides and angles, without the words a question asks for. */
export function toldSides({ parallels: [first, second], angles }: Quadrilateral): string {
	const run = (runs: boolean, sides: string) =>
		`The ${sides} sides ${runs ? "stay the same distance apart" : "come closer and closer together"}.`;
	return `A shape with four sides. ${run(first, "first and third")} ${run(second, "second and fourth")} Its angles in order measure ${angles.slice(0, 3).join(", ")}, and ${angles[3]} degrees.`;
}

/** A triangle of these angles in degrees; its longest side has one length whatever they are. */
export function triangleOf([a, b, c]: readonly [number, number, number]): Corner[] {
	const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
	const scale = 220 / Math.max(sine(a), sine(b), sine(c));
	// The side between the angles a and b lies on the base; by the law of sines it belongs to c.
	const base = scale * sine(c);
	const side = scale * sine(b);
	const top: Corner = [side * Math.cos((a * Math.PI) / 180), -side * sine(a)];
	return turned([[0, 0], [base, 0], top], 0);
}

export type TriangleKind = "right" | "acute" | "obtuse";

/** Angles of a triangle of that kind in whole fives of degrees; no angle is near to a right one without being one. */
export function anglesOfKind(random: Random, kind: TriangleKind): [number, number, number] {
	const [a, b] = {
		right: () => [90, random.integer(5, 13) * 5],
		obtuse: () => [random.integer(21, 26) * 5, random.integer(4, 5) * 5],
		acute: () =>
			random.pick([
				[50, 60],
				[45, 75],
				[55, 55],
				[60, 60],
				[70, 45],
				[65, 50],
				[40, 70],
				[75, 50],
				[70, 70],
			]),
	}[kind]() as [number, number];
	return [a, b, 180 - a - b];
}
