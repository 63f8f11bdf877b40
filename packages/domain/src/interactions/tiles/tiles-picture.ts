import type { Figure } from "../../question/question.ts";
import { text } from "../cards-picture.ts";
import type { Tiles } from "./settings.ts";
import { faceOf, rowOf } from "./tiles.ts";

/** In units of the drawing. */
const [HEIGHT, GAP] = [58, 10];

/** The tiles of an entry in their row, or all of them; for paper and review. */
export function tilesFigure(settings: Tiles, made: { entry: string } | null): Figure {
	const row = made === null ? null : rowOf(settings, made.entry);
	const faces = (row ?? [...settings.tiles.keys()]).map((tile) => faceOf(settings.tiles[tile] ?? ""));
	return { svg: rowPicture(faces), alt: row === null ? `Tiles: ${faces.join(", ")}.` : sayRow(faces) };
}

function sayRow(faces: readonly string[]): string {
	return `Tiles in a row: ${faces.join(" ")}.`;
}

function rowPicture(faces: readonly string[]): string {
	let x = GAP;
	const tiles = faces.map((face) => {
		const wide = widthOf(face);
		const left = x;
		x += wide + GAP;
		return (
			`<rect x="${left}" y="${GAP}" width="${wide}" height="${HEIGHT}" rx="10" fill="var(--surface-1)" stroke="var(--fig-sky)" stroke-width="3"/>` +
			text(face, { x: left + wide / 2, y: GAP + 38, size: 26, ink: "var(--ink)" })
		);
	});
	return `<svg viewBox="0 0 ${Math.max(x, 240)} ${HEIGHT + 2 * GAP}" xmlns="http://www.w3.org/2000/svg">${tiles.join("")}</svg>`;
}

function widthOf(face: string): number {
	return Math.max(50, 26 + 15 * face.length);
}
