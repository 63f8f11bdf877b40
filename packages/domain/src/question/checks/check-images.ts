import { recordOf } from "../../question-types/question-types.ts";
import type { Question, UploadedImage } from "../question.ts";
import { checkFigure } from "./check-figure.ts";
import type { QuestionFault } from "./question-fault.ts";

/** Uploaded pictures have this path, named by the hash of their content. */
const ADDRESS = /^\/images\/([a-f0-9]{64})\.webp$/;

/** Faults of all pictures of a question: not ours, without alt text, without a size. */
export function checkPictures(question: Question): QuestionFault[] {
	return [
		...checkFigure(question.figure),
		...recordOf(question)
			.placedOptions(question)
			.flatMap(([, { figure }]) => checkFigure(figure)),
		...uploadedIn(question).flatMap(([field, image]) => checkImage(field, image)),
	];
}

/** Every uploaded picture of a question with its field. */
export function uploadedIn(question: Question): [field: string, image: UploadedImage][] {
	return [
		...(question.images ?? []).map((image, at): [string, UploadedImage] => [`images[${at}]`, image]),
		...recordOf(question)
			.placedOptions(question)
			.flatMap(([field, { image }]): [string, UploadedImage][] =>
				image === undefined ? [] : [[`${field}.image`, image]],
			),
	];
}

/** The id of an uploaded picture: the hash of its content; undefined for an address that is not ours. */
export function idOfUploaded({ src }: Pick<UploadedImage, "src">): string | undefined {
	return ADDRESS.exec(src)?.[1];
}

function checkImage(field: string, { src, alt, width, height }: UploadedImage): QuestionFault[] {
	if (alt.trim() === "") return [{ field, fault: "figure-without-alt", detail: src }];
	const has_size = [width, height].every((side) => Number.isInteger(side) && side > 0);
	return ADDRESS.test(src) && has_size ? [] : [{ field, fault: "bad-image", detail: src }];
}
