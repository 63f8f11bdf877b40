import * as slip from "../slips/index.ts";
import { exactly, kind, N, type Procedure, type TaskKind } from "./task-kind.ts";

/** Multiples of 0.001 or larger: removes floating-point noise. */
const exact = (number: number) => Math.round(number * 1e6) / 1e6;
const below = (number: number, unit: number) => exact(Math.floor(exact(number / unit)) * unit);
const nearest = (number: number, unit: number) => exact(Math.round(exact(number / unit)) * unit);

const ROUNDING: readonly Procedure[] = [
	[slip.changedNothing, (_, [number]) => number],
	[slip.droppedTheDigits, (_, [number, unit]) => below(number, unit)],
	[slip.alwaysRoundedUp, (_, [number, unit]) => below(number, unit) + unit],
	[slip.keptTheDigitsAfter, (right, [number, unit]) => right + number - below(number, unit)],
	[slip.roundedToAnotherPlace, (_, [number, unit]) => nearest(number, unit * 10)],
	[slip.roundedToAnotherPlace, (_, [number, unit]) => nearest(number, unit / 10)],
	[
		slip.lostTheCarriedNine,
		(right, [number, unit]) => (right > number ? below(number, unit * 10) : undefined),
	],
	[slip.oneStepFurther, (right, [, unit]) => right + unit],
	[slip.oneStepFurther, (right, [, unit]) => right - unit],
];

const VALUES: readonly Procedure[] = [
	[slip.tookTheDigit, (_, [digit]) => digit],
	[slip.gaveThePlace, (value, [digit]) => (digit > 1 ? value / digit : undefined)],
	[slip.countedOnePlaceMore, (value, [digit]) => (value >= digit ? value * 10 : undefined)],
	[slip.countedOnePlaceLess, (value, [digit]) => (value > digit ? value / 10 : undefined)],
	[slip.countedAWholePlace, (value, [digit]) => (value < digit ? (digit * digit) / value : undefined)],
	[slip.onePlaceTooFarRight, (value, [digit]) => (value < digit ? value / 10 : undefined)],
];

const UNIT =
	"(ten|hundred|thousand|ten thousand|hundred thousand|million|whole number|tenth|hundredth|thousandth)";

/** Places: rounding to them, and what a digit is worth in them. */
export const OF_PLACES: readonly TaskKind[] = [
	kind(exactly(String.raw`\$`, N, String.raw`\$ rounded to the nearest `, UNIT), ROUNDING),
	kind(/^the value of the digit (\d) in/, VALUES),
];
