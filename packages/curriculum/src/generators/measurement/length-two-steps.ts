import type { Setting } from "../stories/two-changes.ts";

/** Lengths that change twice. */
export const CHANGING_LENGTHS: readonly Setting[] = [
	{
		start: (name, count) => `${name} has a ribbon that is ${count} inches long.`,
		gains: (name, count) => `${name} sews on ${count} inches`,
		loses: (name, count) => `${name} cuts off ${count} inches`,
		asks: () => "How long is the ribbon now?",
		unit: "in",
	},
	{
		start: (_, count) => `A rope is ${count} feet long.`,
		gains: (name, count) => `${name} ties on ${count} feet`,
		loses: (name, count) => `${name} cuts off ${count} feet`,
		asks: () => "How long is the rope now?",
		unit: "ft",
	},
	{
		start: (_, count) => `The snow is ${count} centimeters deep.`,
		gains: (_, count) => `${count} centimeters more fall`,
		loses: (_, count) => `${count} centimeters melt`,
		asks: () => "How deep is the snow now?",
		unit: "cm",
	},
	{
		start: (_, count) => `A kite is ${count} meters up in the air.`,
		gains: (name, count) => `${name} lets it rise ${count} meters`,
		loses: (name, count) => `${name} pulls it down ${count} meters`,
		asks: () => "How many meters up is the kite now?",
		unit: "m",
		lasts: "minutes",
	},
	{
		start: (_, count) => `The water in a pool is ${count} inches deep.`,
		gains: (name, count) => `${name} adds ${count} inches of water`,
		loses: (name, count) => `${name} lets out ${count} inches of water`,
		asks: () => "How deep is the water now?",
		unit: "in",
	},
	{
		start: (_, count) => `The water in a rain barrel is ${count} centimeters deep.`,
		gains: (_, count) => `rain adds ${count} centimeters`,
		loses: (name, count) => `${name} uses ${count} centimeters`,
		asks: () => "How deep is the water now?",
		unit: "cm",
	},
	{
		start: (_, count) => `A paper chain is ${count} feet long.`,
		gains: (name, count) => `${name} adds ${count} feet`,
		loses: (_, count) => `${count} feet tear off`,
		asks: () => "How long is the chain now?",
		unit: "ft",
	},
	{
		start: (_, count) => `A train of blocks is ${count} inches long.`,
		gains: (name, count) => `${name} adds ${count} inches of blocks`,
		loses: (name, count) => `${name} takes off ${count} inches of blocks`,
		asks: () => "How long is the train now?",
		unit: "in",
		lasts: "minutes",
	},
];
