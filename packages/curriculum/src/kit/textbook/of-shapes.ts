import * as slip from "../slips/index.ts";
import { exactly, kind, N, type Procedure, type TaskKind } from "./task-kind.ts";

const RECTANGLE: readonly Procedure[] = [
	[slip.gaveThePerimeter, (_, [a, b]) => 2 * (a + b)],
	[slip.addedAllSides, (_, [a, b]) => a + b],
	[slip.missedARow, (area, [a]) => area - a],
	[slip.missedARow, (area, [, b]) => area - b],
	[slip.oneRowTooMany, (area, [, b]) => area + b],
	[slip.halvedTheRectangle, (area) => (area % 2 === 0 ? area / 2 : undefined)],
	[slip.doubledTheArea, (area) => area * 2],
];

const AROUND: readonly Procedure[] = [
	[slip.areaForPerimeter, (_, [a, b]) => a * b],
	[slip.addedTwoSidesOnly, (_, [a, b]) => a + b],
	[slip.leftOutOneSide, (_, [a, b]) => 2 * a + b],
	[slip.leftOutOneSide, (_, [a, b]) => a + 2 * b],
	[slip.countedASideTwice, (around, [a]) => around + a],
	[slip.countedASideTwice, (around) => 2 * around],
];

const TRIANGLE: readonly Procedure[] = [
	[slip.forgotTheHalf, (_, [base, height]) => base * height],
	[slip.addedBaseAndHeight, (_, [base, height]) => base + height],
	[slip.halvedTwice, (area) => area / 2],
];

const BOX: readonly Procedure[] = [
	[slip.addedTheEdges, (_, [a, b, c]) => a + b + c],
	[slip.countedOneLayer, (_, [a, b]) => a * b],
	[slip.countedOneLayer, (_, [a, , c]) => a * c],
	[slip.countedOneLayer, (_, [, b, c]) => b * c],
	[slip.foundTheSurface, (_, [a, b, c]) => 2 * (a * b + b * c + a * c)],
];

const SURFACE: readonly Procedure[] = [
	[slip.missedHiddenFaces, (surface) => surface / 2],
	[slip.gaveTheVolume, (_, [a, b, c]) => a * b * c],
	[slip.leftOutTheBases, (_, [a, b, c]) => 2 * c * (a + b)],
	[slip.addedTheEdgeLengths, (_, [a, b, c]) => a + b + c],
];

const PRISM: readonly Procedure[] = [
	[slip.tookHalfOfThePrism, (volume) => volume / 2],
	[slip.tookHalfOfThePrism, (volume) => volume / 3],
	[slip.addedAreaAndLength, (_, [base, length]) => base + length],
	[slip.squaredTheLength, (volume, [, length]) => volume * length],
];

/** The value of pi follows from the answer, which is 2 pi r or pi d. */
const aroundCircle = (radii: 1 | 2): readonly Procedure[] => [
	radii === 1
		? [slip.radiusForDiameter, (around) => around / 2]
		: [slip.halvedTheDiameter, (around) => around / 2],
	[slip.areaForCircumference, (around, [length]) => (around * length) / (radii === 1 ? 2 : 4)],
	[radii === 1 ? slip.doubledTwice : slip.doubledTheDiameter, (around) => around * 2],
	[slip.leftOutPi, (_, [length]) => (radii === 1 ? 2 * length : length)],
];

const insideCircle = (radii: 1 | 2): readonly Procedure[] => [
	[slip.circumferenceForArea, (area, [length]) => (2 * area * radii) / length],
	[slip.diameterForRadius, (area) => area * 4],
	[slip.radiusNotSquared, (area, [length]) => (area * radii) / length],
	[slip.leftOutPi, (_, [length]) => (length / radii) ** 2],
];

/** The value of pi follows from the answer: a factor that is there or not. */
const CYLINDER: readonly Procedure[] = [
	[slip.radiusNotSquared, (volume, [radius]) => volume / radius],
	[slip.radiusDoubled, (volume, [radius]) => (2 * volume) / radius],
	[slip.squaredHeight, (volume, [radius, height]) => (volume * height) / radius],
	[slip.diameterForRadius, (volume) => volume * 4],
];

const CONE: readonly Procedure[] = [
	[slip.forgotConeThird, (volume) => volume * 3],
	[slip.radiusNotSquared, (volume, [radius]) => volume / radius],
	[slip.radiusNotSquared, (volume, [radius]) => (3 * volume) / radius],
	[slip.halfForThird, (volume) => volume * 1.5],
	[slip.diameterForRadius, (volume) => volume * 4],
];

const SPHERE: readonly Procedure[] = [
	[slip.forgotFourThirds, (volume) => (volume * 3) / 4],
	[slip.fourForFourThirds, (volume) => volume * 3],
	[slip.radiusSquaredInSphere, (volume, [radius]) => volume / radius],
	[slip.gaveTheSurfaceOfTheSphere, (volume, [radius]) => (3 * volume) / radius],
	[slip.diameterForRadius, (volume) => volume * 8],
];

/** A length rounded to tenths if it is not exact. */
const inTenths = (length: number) => Math.round(length * 10) / 10;

const HYPOTENUSE: readonly Procedure[] = [
	[slip.addedLegs, (_, [a, b]) => a + b],
	[slip.leftOutRoot, (_, [a, b]) => a * a + b * b],
	[slip.subtractedSquares, (_, [a, b]) => inTenths(Math.sqrt(Math.abs(a * a - b * b)))],
	[slip.halfForRoot, (_, [a, b]) => (a * a + b * b) / 2],
	[slip.doubledSides, (_, [a, b]) => 2 * (a + b)],
];

const LEG: readonly Procedure[] = [
	[slip.subtractedSides, (_, [leg, longest]) => longest - leg],
	[slip.leftOutRoot, (_, [leg, longest]) => longest ** 2 - leg ** 2],
	[slip.addedSquares, (_, [leg, longest]) => inTenths(Math.hypot(leg, longest))],
	[slip.halfForRoot, (_, [leg, longest]) => (longest ** 2 - leg ** 2) / 2],
];

const rectangular = String.raw`.* that is (\d+) \w+ long and (\d+) \w+ wide`;
const box = String.raw`(?:in cubic \w+ )?of a box that is (\d+) \w+ long, (\d+) \w+ wide, and (\d+) \w+ high`;
const circle = (line: string) => `of a circle with ${line} ${N} [a-z]+`;

/** Areas, volumes and lengths of shapes. */
export const OF_SHAPES: readonly TaskKind[] = [
	kind(/^the area of a rectangle that is (\d+) \w+ by (\d+) \w+$/, RECTANGLE),
	kind(/^the perimeter of a rectangle that is (\d+) \w+ by (\d+) \w+$/, AROUND),
	kind(exactly("the area of a rectangular ", rectangular), RECTANGLE),
	kind(exactly("the perimeter of a rectangular ", rectangular), AROUND),
	kind(
		exactly("the area of a triangle with a base of ", N, " [a-z]+ and a height of ", N, " [a-z]+"),
		TRIANGLE,
	),
	kind(exactly("the volume ", box), BOX),
	kind(exactly("the surface area ", box), SURFACE),
	kind(
		exactly("the volume of a prism with a base of ", N, " square [a-z]+ and a length of ", N, " [a-z]+"),
		PRISM,
	),
	kind(exactly("the circumference ", circle("radius")), aroundCircle(1)),
	kind(exactly("the circumference ", circle("diameter")), aroundCircle(2)),
	kind(exactly("the area ", circle("radius")), insideCircle(1)),
	kind(exactly("the area ", circle("diameter")), insideCircle(2)),
	kind(exactly("the volume of a cylinder with radius ", N, " [a-z]+ and height ", N, " [a-z]+"), CYLINDER),
	kind(exactly("the volume of a cone with radius ", N, " [a-z]+ and height ", N, " [a-z]+"), CONE),
	kind(exactly("the volume of a sphere with radius ", N, " [a-z]+"), SPHERE),
	kind(exactly("the hypotenuse of a right triangle with legs ", N, " [a-z]+ and ", N, " [a-z]+"), HYPOTENUSE),
	kind(
		exactly("the other leg of a right triangle with one leg ", N, " [a-z]+ and hypotenuse ", N, " [a-z]+"),
		LEG,
	),
];
