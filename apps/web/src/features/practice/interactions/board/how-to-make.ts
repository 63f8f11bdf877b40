import type { Interaction, InteractionKind } from "@learnin/domain/interactions/interaction";

/** What to do with the hands, one short line for each interaction. */
const hows: Readonly<Record<Exclude<InteractionKind, "chart" | "parts">, string>> = {
	number_line: "Drag the point, or tap the line.",
	zoom_line: "Tap the line to zoom in. Then place the point.",
	line_points: "Tap the line to place each point.",
	shading: "Tap the parts to shade them.",
	order: "Drag the cards into order.",
	sort: "Drag each card to its group.",
	venn: "Drag each card to where it belongs.",
	plane: "Tap the plane to plot each point.",
	clock: "Drag the hands of the clock.",
	angle: "Drag the side of the angle to turn it.",
	area_model: "Tap the rectangle to split it.",
	best_fit: "Drag the handles up or down.",
	region: "Place the line. Then choose how it looks and which side to shade.",
	ruler: "Drag the ruler. Then move the mark to the end.",
	protractor: "Drag the protractor. Then move the mark to the other side.",
	inequality: "Tap the line to place the point. Then choose its dot and its side.",
	interval: "Tap the line to place the points. Then choose their dots.",
	box_plot: "Drag each letter to its place.",
	blocks: "Tap + to add a block.",
	cubes: "Tap the buttons to add cubes.",
	cut: "Move the scissors and cut. Then drag the piece.",
	tiles: "Tap the tiles to add them.",
	money: "Tap + to add a coin or a bill.",
	balance: "Do the same to both sides until one box is alone.",
	machine: "Set both dials with + and −.",
	jumps: "Tap a jump to make it, or drag the point.",
};

const charts: Readonly<Record<Extract<Interaction, { kind: "chart" }>["style"], string>> = {
	bars: "Drag the top of each bar, or tap how tall it is.",
	histogram: "Drag the top of each bar, or tap how tall it is.",
	pictures: "Tap above a name to add pictures.",
	dots: "Tap above a number to add a dot.",
};

/** Null where the input itself says it. */
export function howToMake(interaction: Interaction): string | null {
	if (interaction.kind === "parts") return null;
	return interaction.kind === "chart" ? charts[interaction.style] : hows[interaction.kind];
}
