import type { Room, Written } from "./free-place.ts";
import { label, round } from "../svg.ts";

/** Numbers stay readable if a phone shows the whole plane 160 pixels high. */
export const TEXT = 22;

/** A text on a plane. It is drawn when it is first needed, and not again: numbers of axes are on many pictures. */
export class PlaneText implements Written {
	readonly at: Written["at"];
	readonly text: string;
	/** An estimate. */
	readonly room: Room;
	#plate: string | undefined;
	#label: string | undefined;

	constructor(at: Written["at"], text: string) {
		const half = TEXT * 0.28 * text.length;
		this.at = at;
		this.text = text;
		this.room = { left: at[0] - half, right: at[0] + half, top: at[1] - 0.72 * TEXT, bottom: at[1] };
	}

	/** Keeps the grid out of the text. */
	plate(): string {
		const { left, right, top, bottom } = this.room;
		this.#plate ??= `<rect x="${round(left - 2)}" y="${round(top - 2)}" width="${round(right - left + 4)}" height="${round(bottom - top + 4)}" rx="4" fill="var(--surface-2)"/>`;
		return this.#plate;
	}

	label(): string {
		this.#label ??= label(this.at[0], this.at[1], this.text, TEXT);
		return this.#label;
	}
}
