import { idOfUploaded } from "../../question/check-images.ts";
import { type ExchangeNote, noteOf } from "../exchange-note.ts";

const PICTURE = /!\[([^\]]{0,1000})\]\(([^()\s]{0,2000})(?:\s{1,9}"[^"]{0,300}")?\)/g;

/** Markdown of another system with the words of each picture in its place; pictures of ours stay. */
export function withoutPictures(markdown: string, notes: ExchangeNote[]): string {
	return markdown.replaceAll(PICTURE, (all, alt: string, src: string) => {
		if (idOfUploaded({ src }) !== undefined && alt.trim() !== "") return all;
		notes.push(noteOf("picture-left-out", alt.trim() === "" ? src.slice(0, 100) : alt.trim()));
		return alt;
	});
}
