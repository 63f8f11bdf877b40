import { idOfUploaded, uploadedIn } from "@learnin/domain/question/checks/check-images";
import type { Question } from "@learnin/domain/question/question";
import type { Db, Tx } from "../../../platform/db/database.ts";

/** Which of these images exist, by id. Within a transaction they are kept until it ends. */
export async function selectKnownImages(db: Db | Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
	if (ids.length === 0) return new Set();
	const rows = await db
		.selectFrom("images")
		.select("id")
		.where("id", "in", ids)
		.orderBy("id")
		.forKeyShare()
		.execute();
	return new Set(rows.map(({ id }) => id));
}

const address = /\/images\/([a-f0-9]{64})\.webp/g;

/** Every uploaded image that these questions show, also in their texts. */
export function imageIdsOf(questions: readonly (Question | null)[]): string[] {
	const found = JSON.stringify(questions).matchAll(address);
	return [...new Set([...found].map(([, id = ""]) => id))];
}

/** Where a question refers to an image that does not exist (anymore), with the fault. */
export async function faultyPictures(db: Db | Tx, question: Question): Promise<Record<string, string>> {
	const known = await selectKnownImages(db, imageIdsOf([question]));
	const faulty = uploadedIn(question)
		.filter(([, image]) => !known.has(idOfUploaded(image) ?? ""))
		.map(([field]) => field);
	// Otherwise it is in a text.
	return Object.fromEntries((faulty.length > 0 ? faulty : ["prompt"]).map((field) => [field, "bad-image"]));
}
