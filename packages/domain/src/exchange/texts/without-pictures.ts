import { idOfUploaded } from "../../question/check-images.ts";

const PICTURE = /!\[([^\]]{0,1000})\]\(([^()\s]{0,2000})(?:\s{1,9}"[^"]{0,300}")?\)/g;

/** Markdown of another system with what `carry` gives in place of each picture; pictures of ours stay. */
export function withoutPictures(
	markdown: string,
	carry: (picture: { src: string; alt: string }) => string,
): string {
	return markdown.replaceAll(PICTURE, (all, alt: string, src: string) =>
		idOfUploaded({ src }) !== undefined && alt.trim() !== "" ? all : carry({ src, alt }),
	);
}
