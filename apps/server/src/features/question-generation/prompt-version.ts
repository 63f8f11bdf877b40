import { createHash } from "node:crypto";

/** A number that people increase plus a hash of the text, so that no two wordings share a version. */
export function versionOf(number: number, wording: string): string {
	return `${number}-${createHash("sha256").update(wording).digest("hex").slice(0, 8)}`;
}
