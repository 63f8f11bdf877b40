import { idOfUploaded } from "../../question/checks/check-images.ts";

const PICTURE = /!\[([^\]]{0,1000})\]\(([^()\s]{0,2000})(?:\s{1,9}"[^"]{0,300}")?\)/g;

/** Another system's Markdown with each picture replaced by what `carry` returns; our own pictures stay. */
export function withoutPictures(
	markdown: string,
	carry: (picture: { src: string; alt: string }) => string,
): string {
	return markdown.replaceAll(PICTURE, (all, alt: string, src: string) =>
		idOfUploaded({ src }) !== undefined && alt.trim() !== "" ? all : carry({ src, alt }),
	);
}
