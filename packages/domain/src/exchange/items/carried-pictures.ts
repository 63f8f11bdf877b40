import type { Question, QuestionOption, UploadedImage } from "../../question/question.ts";
import { type ExchangeNote, noteOf } from "../exchange-note.ts";
import type { CarriedPicture } from "./sketch.ts";
import { plainToMarkdown } from "../texts/plain-to-markdown.ts";
import { type Replace, treeToMarkdown } from "../texts/tree-to-markdown.ts";
import type { XmlChild, XmlNode } from "../texts/xml-node.ts";

/** Longest alt text of a picture, in characters. */
const MAX_ALT_LENGTH = 1000;
const DATA_ADDRESS = /^data:image\/(png|jpeg|gif|webp);base64,([A-Za-z0-9+/=\s]{1,14000000})$/;
const NUMBERS_AS_LETTERS = "abcdefghij";

/** Finds a file by the address in a text: its name and bytes; undefined if it is not there. */
export type FindFile = (src: string) => Pick<CarriedPicture, "name" | "base64"> | undefined;

/** What is collected while reading the texts of one item. */
export interface PictureReading {
	notes: ExchangeNote[];
	pictures: CarriedPicture[];
	find?: FindFile;
}

/**
 * Where the pictures of a text go: below the question, into the text, or nowhere, if nothing shows them
 * there.
 */
export type PicturePlace = "under" | "in-text" | "nowhere";

/** A tree of HTML as Markdown with its pictures in place; `replace` comes first. */
export function treeWithPictures(
	nodes: readonly XmlChild[],
	reading: PictureReading,
	place: PicturePlace,
	replace: Replace = () => undefined,
): string {
	return treeToMarkdown(nodes, (node) => {
		const replaced = replace(node);
		if (replaced !== undefined) return replaced;
		const picture = pictureOf(node);
		return picture && carryPicture(reading, picture, place);
	});
}

/** What `<img>`, or an `<object>` that is a picture, shows; undefined for any other element. */
function pictureOf({ name, attributes, children }: XmlNode): { src: string; alt: string } | undefined {
	if (name === "img") return { src: attributes["src"] ?? "", alt: attributes["alt"] ?? "" };
	if (name !== "object" || !(attributes["type"] ?? "").startsWith("image/")) return undefined;
	const words = children.filter((child) => typeof child === "string").join(" ");
	return { src: attributes["data"] ?? "", alt: words };
}

/**
 * What replaces a picture in a text: nothing, its marker or its alt text. A picture in the file is collected;
 * the notes say why another one is not.
 */
export function carryPicture(
	reading: PictureReading,
	{ src, alt }: { src: string; alt: string },
	place: PicturePlace,
): string {
	const words = alt.replaceAll(/\s+/g, " ").trim().slice(0, MAX_ALT_LENGTH);
	const file = inAddress(src) ?? reading.find?.(src);
	const leave = (code: ExchangeNote["code"], detail: string) => {
		reading.notes.push(noteOf(code, detail));
		return words === "" ? "" : plainToMarkdown(words);
	};
	if (file === undefined) return leave("picture-left-out", words || src.slice(0, 100));
	if (words === "") return leave("picture-without-words", file.name);
	if (place === "nowhere") return leave("picture-no-place", words);
	const picture = { ...file, alt: words };
	if (place === "under") {
		reading.pictures.push(picture);
		return "";
	}
	const mark = markOf(reading.pictures.length, words);
	reading.pictures.push({ ...picture, mark });
	return mark;
}

function inAddress(src: string): ReturnType<FindFile> {
	const [, kind, base64] = DATA_ADDRESS.exec(src) ?? [];
	return kind === undefined || base64 === undefined ? undefined : { name: `picture.${kind}`, base64 };
}

/**
 * A marker unlike any other text, without characters that conversion changes. Its alt text is kept for hints.
 */
function markOf(at: number, words: string): string {
	const letters = [...`${at}`].map((digit) => NUMBERS_AS_LETTERS[Number(digit)]).join("");
	return `![${words.replaceAll(/[^\p{L}\p{N} .,/-]/gu, "")}](carried:${letters})`;
}

/** The stored picture of each marker; null if it could not be stored. */
export type PlacedPictures = ReadonlyMap<string, { picture: CarriedPicture; image: UploadedImage | null }>;

/** A question with its pictures in place of their markers; an option's picture becomes the option's own. */
export function placePictures(question: Question, placed: PlacedPictures): Question {
	const named = Object.entries(question).map(([name, value]: [string, unknown]) => [
		name,
		OPTION_LISTS.has(name) ? (value as QuestionOption[]).map((option) => withOwn(option, placed)) : value,
	]);
	return inTexts(Object.fromEntries(named), placed) as Question;
}

const OPTION_LISTS = new Set(["options", "left_options", "right_options"]);

function withOwn(option: QuestionOption, placed: PlacedPictures): QuestionOption {
	const own = [...placed].filter(([mark, { image }]) => image !== null && option.label.includes(mark));
	const [first] = own;
	if (first === undefined || own.length > 1) return option;
	const [mark, { image }] = first;
	const label = option.label.replaceAll(mark, " ").replaceAll(/ {2,}/g, " ").trim();
	return { ...option, label, ...(image !== null && { image }) };
}

function inTexts(value: unknown, placed: PlacedPictures): unknown {
	if (typeof value === "string") return inText(value, placed);
	if (Array.isArray(value)) return value.map((each) => inTexts(each, placed));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inTexts(each, placed)]));
}

function inText(text: string, placed: PlacedPictures): string {
	let made = text;
	for (const [mark, { picture, image }] of placed) {
		const shown = (src: string) => `![${plainToMarkdown(picture.alt.replaceAll(/[[\]]/g, " "))}](${src})`;
		made = made.replaceAll(mark, () => (image === null ? plainToMarkdown(picture.alt) : shown(image.src)));
	}
	return made;
}
