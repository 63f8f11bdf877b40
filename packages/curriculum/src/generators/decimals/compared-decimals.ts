import type { ComparisonStory } from "../../kit/index.ts";

/** Two people with a decimal each: what is given, who has more, and who has less. */
export const COMPARED_DECIMALS: readonly ComparisonStory[] = [
	(one, first, other, second) => [
		`${one} rolls a marble ${first} meters. ${other} rolls it ${second} meters.`,
		"Who rolls it farther?",
		"Whose roll is shorter?",
	],
	(one, first, other, second) => [
		`${one}’s pumpkin weighs ${first} kilograms. ${other}’s pumpkin weighs ${second} kilograms.`,
		"Whose pumpkin is heavier?",
		"Whose pumpkin is lighter?",
	],
	(one, first, other, second) => [
		`${one} solves a puzzle in ${first} minutes. ${other} solves it in ${second} minutes.`,
		"Who needs more time?",
		"Who is faster?",
	],
	(one, first, other, second) => [
		`${one}’s plant is ${first} meters tall. ${other}’s plant is ${second} meters tall.`,
		"Whose plant is taller?",
		"Whose plant is shorter?",
	],
	(one, first, other, second) => [
		`${one} walks ${first} kilometers to school. ${other} walks ${second} kilometers.`,
		"Who walks farther?",
		"Who has the shorter walk?",
	],
	(one, first, other, second) => [
		`${one} mixes ${first} liters of punch. ${other} mixes ${second} liters.`,
		"Who mixes more?",
		"Who mixes less?",
	],
	(one, first, other, second) => [
		`${one} scores ${first} points in gymnastics. ${other} scores ${second} points.`,
		"Who has the higher score?",
		"Who has the lower score?",
	],
	(one, first, other, second) => [
		`${one} collects ${first} pounds of paper. ${other} collects ${second} pounds.`,
		"Who collects more?",
		"Who collects less?",
	],
];
