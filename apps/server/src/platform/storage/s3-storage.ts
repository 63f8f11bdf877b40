import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import type { S3Settings } from "../config-storage.ts";
import { type Shelf, StorageFailed } from "./shelf.ts";

/** For all tries of one call together: shorter than a transaction may wait for it. */
const patienceMs = 6_000;
/** After "slow down" and failures of the store. */
const retries = 2;
/** Far larger than any of our images. */
const mostBytes = 8_000_000;

/** Objects `images/NAME.webp` in a bucket, with path-style addresses. */
export function createS3Storage({ endpoint, bucket, region, accessKey, secretKey }: S3Settings): Shelf {
	const client = new AwsClient({
		accessKeyId: accessKey,
		secretAccessKey: secretKey,
		service: "s3",
		region,
		retries,
	});
	const call = async (method: "PUT" | "GET" | "DELETE", id: string, body?: Buffer) => {
		try {
			return await client.fetch(`${endpoint}/${bucket}/images/${id}.webp`, {
				method,
				// Signed, so that the store refuses what was changed or truncated on its way.
				headers: {
					"x-amz-content-sha256": createHash("sha256")
						.update(body ?? "")
						.digest("hex"),
					...(body && { "content-type": "image/webp" }),
				},
				...(body && { body: new Uint8Array(body) }),
				redirect: "manual",
				signal: AbortSignal.timeout(patienceMs),
			});
		} catch (cause) {
			throw new StorageFailed("the store of pictures does not answer", { cause });
		}
	};
	return {
		async put(id, bytes) {
			const answer = await call("PUT", id, bytes);
			if (!answer.ok) throw await refused(answer);
			await answer.body?.cancel();
		},
		async get(id) {
			const answer = await call("GET", id);
			if (answer.ok) return readBounded(answer);
			const failure = await refused(answer);
			// A missing bucket responds 404 as well.
			if (answer.status === 404 && failure.message.includes("NoSuchKey")) return undefined;
			throw failure;
		},
		async delete(id) {
			const answer = await call("DELETE", id);
			if (!answer.ok) throw await refused(answer);
			await answer.body?.cancel();
		},
	};
}

/**
 * With the store's own code, such as `AccessDenied`; never with the rest of its message, which can contain a
 * key.
 */
async function refused(answer: Response): Promise<StorageFailed> {
	const text = (await readBounded(answer)).toString("utf8");
	const [, code = "no code"] = /<Code>(\w{1,60})<\/Code>/.exec(text) ?? [];
	return new StorageFailed(`the store of pictures answered ${answer.status} ${code}`);
}

async function readBounded(answer: Response): Promise<Buffer> {
	const parts: Uint8Array[] = [];
	let size = 0;
	try {
		for await (const part of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
			size += part.length;
			if (size > mostBytes) throw new Error("object is larger than any image");
			parts.push(part);
		}
	} catch (cause) {
		throw new StorageFailed("the store of pictures broke off", { cause });
	}
	return Buffer.concat(parts);
}
