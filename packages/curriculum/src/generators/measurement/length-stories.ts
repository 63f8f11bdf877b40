import { people } from "../../kit/index.ts";
import type { Situation, Telling } from "../stories/situations.ts";

const UNITS = { cm: "centimeters", in: "inches", m: "meters", ft: "feet" } as const;
type Unit = keyof typeof UNITS;

/** Things that are made longer and cut, with units in which they may measure up to 99. */
const THINGS: readonly (readonly [thing: string, units: readonly Unit[]])[] = [
	["ribbon", ["cm", "in"]],
	["string", ["cm", "in"]],
	["strip of cloth", ["cm", "in"]],
	["piece of yarn", ["cm", "in"]],
	["kite tail", ["cm", "in"]],
	["paper chain", ["cm", "ft"]],
	["rope", ["m", "ft"]],
	["wire", ["m", "ft"]],
	["garden hose", ["m", "ft"]],
	["roll of tape", ["m", "ft"]],
];

type Measure = (number: number) => string;

interface Told {
	name: string;
	friend: string;
	thing: string;
	/** A number with the unit of the thing, of something small, and of something far. */
	long: Measure;
	tall: Measure;
	far: Measure;
}

type Say = (told: Told, a: number, b: number) => string;

/** By what is unknown; the numbers in the order of the other stories. */
const STORIES: Readonly<Record<Situation, readonly Say[]>> = {
	join: [
		({ name, thing, long }, a, b) =>
			`${name} has a ${thing} that is ${long(a)} long and adds ${long(b)}. How long is it in all?`,
		({ thing, long }, a, b) =>
			`A ${thing} is ${long(a)} long. Then ${long(b)} are added. How long is it in all?`,
	],
	separate: [
		({ name, thing, long }, a, b) =>
			`${name} has a ${thing} that is ${long(a)} long and cuts off ${long(b)}. How long is the rest?`,
		({ name, thing, long }, a, b) =>
			`A ${thing} is ${long(a)} long. ${name} uses ${long(b)} of it. How much is left?`,
	],
	together: [
		({ name, thing, long }, a, b) =>
			`One ${thing} is ${long(a)} long. Another one is ${long(b)} long. ${name} puts them end to end. How long are they in all?`,
		({ name, far }, a, b) =>
			`${name} walks ${far(a)}, rests, and walks ${far(b)} more. How far is that in all?`,
		({ far }, a, b) =>
			`A path is ${far(a)} long. It leads to a bridge that is ${far(b)} long. How long are the path and the bridge in all?`,
	],
	"more-than": [
		({ name, friend, thing, long }, a, b) =>
			`${friend}’s ${thing} is ${long(a)} long. ${name}’s is ${long(b)} longer. How long is ${name}’s ${thing}?`,
	],
	"fewer-than": [
		({ name, friend, thing, long }, a, b) =>
			`${friend}’s ${thing} is ${long(a)} long. ${name}’s is ${long(b)} shorter. How long is ${name}’s ${thing}?`,
	],
	difference: [
		({ name, friend, thing, long }, a, b) =>
			`${name}’s ${thing} is ${long(a)} long. ${friend}’s is ${long(b)} long. How much longer is ${name}’s?`,
		({ name, friend, thing, long }, a, b) =>
			`${name}’s ${thing} is ${long(a)} long. ${friend}’s is ${long(b)} long. How much shorter is ${friend}’s?`,
		({ name, friend, far }, a, b) =>
			`${name} rolls a ball ${far(a)}. ${friend} rolls one ${far(b)}. How much farther does ${name} roll it?`,
	],
	"change-of-join": [
		({ tall }, a, b) => `A plant was ${tall(b)} tall. Now it is ${tall(a)} tall. How much did it grow?`,
		({ name, thing, long }, a, b) =>
			`A ${thing} was ${long(b)} long. ${name} made it longer. Now it is ${long(a)} long. How much was added?`,
	],
	"change-of-separate": [
		({ name, thing, long }, a, b) =>
			`A ${thing} was ${long(a)} long. ${name} cut off a piece. Now it is ${long(b)} long. How long is the piece?`,
		({ tall }, a, b) => `A snowman was ${tall(a)} tall. Now it is ${tall(b)} tall. How much melted away?`,
	],
	"start-of-join": [
		({ name, thing, long }, a, b) =>
			`${name} adds ${long(b)} to a ${thing}. Now it is ${long(a)} long. How long was it before?`,
	],
	"start-of-separate": [
		({ name, thing, long }, a, b) =>
			`${name} cuts ${long(b)} off a ${thing}. Now it is ${long(a)} long. How long was it at first?`,
		({ name, thing, long }, a, b) =>
			`${name} uses ${long(b)} of a ${thing}. Now ${long(a)} are left. How long was it at first?`,
	],
	"is-more": [
		({ name, friend, thing, long }, a, b) =>
			`${name}’s ${thing} is ${long(a)} long. That is ${long(b)} longer than ${friend}’s. How long is ${friend}’s ${thing}?`,
	],
	"is-fewer": [
		({ name, friend, thing, long }, a, b) =>
			`${name}’s ${thing} is ${long(a)} long. That is ${long(b)} shorter than ${friend}’s. How long is ${friend}’s ${thing}?`,
	],
};

/** Lengths of things that are made longer, cut and compared. */
export const tellLengths: Telling = (random, situation, { a, b }) => {
	const [name, friend] = people(random);
	const [thing, units] = random.pick(THINGS);
	const measure = (unit: Unit) => (number: number) => `${number} ${UNITS[unit]}`;
	const unit = random.pick(units);
	const small: Unit = random.oneIn(2) ? "cm" : "in";
	const large: Unit = random.oneIn(2) ? "m" : "ft";
	const told = { name, friend, thing, long: measure(unit), tall: measure(small), far: measure(large) };
	const story = random.pick(STORIES[situation])(told, a, b);
	const after = [unit, small, large].find((each) => story.includes(` ${UNITS[each]}`));
	return { story, ...(after === undefined ? {} : { unit: { after } }) };
};
