import { createHash } from "node:crypto";
import type { Question } from "@learnin/domain/question/question";
import { whatIsAsked } from "@learnin/domain/question/what-is-asked";

/**
 * What a question asks, in short. Points are earned once and a bookmark is set once per fingerprint, and a fresh question
 * has one that its student has not met. It is made from the answer too, so it never leaves the server.
 *
 * Questions stored when something else counted, such as the names of people, keep their fingerprints. At worst one of
 * them is met and earns a second time; one that is given again from its bookmark keeps its own.
 */
export function questionFingerprint(question: Question): string {
	return createHash("sha256").update(whatIsAsked(question)).digest("base64url").slice(0, 22);
}
