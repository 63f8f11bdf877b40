import * as z from "zod";

/** Where images are stored: a folder on this machine, or a bucket of an S3-compatible store. */
export type StorageSettings = { kind: "disk"; folder: string } | ({ kind: "s3" } & S3Settings);

export interface S3Settings {
	/** Without the bucket, which is the first part of the path. */
	endpoint: string;
	bucket: string;
	region: string;
	accessKey: string;
	secretKey: string;
}

/** Parses the setting `STORAGE` and the settings that it needs. */
export const storageSettings = {
	STORAGE: z.enum(["disk", "s3"]).default("disk"),
	DATA_DIR: z.string().optional(),
	S3_ENDPOINT: z
		.url({ protocol: /^https?$/, error: "must be an http(s) address" })
		.transform((text) => text.replace(/\/+$/, ""))
		.optional(),
	S3_BUCKET: z
		.string()
		.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
		.optional(),
	S3_REGION: z
		.string()
		.regex(/^[a-z0-9-]+$/, "must be the name of a region")
		.default("us-east-1"),
	S3_ACCESS_KEY: z.string().optional(),
	S3_SECRET_KEY: z.string().optional(),
};

const neededBy = {
	disk: ["DATA_DIR"],
	s3: ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"],
} as const;

/** Which settings the chosen storage lacks. */
export function missingOfStorage(given: Partial<Record<string, unknown>>): string[] {
	const needed = neededBy[given["STORAGE"] === "s3" ? "s3" : "disk"];
	return needed.filter((name) => given[name] === undefined);
}

type Given = z.output<z.ZodObject<typeof storageSettings>>;

/** The storage settings as one object; null if some are missing. */
export function gatherStorage(given: Given): StorageSettings | null {
	const { STORAGE, DATA_DIR: folder, S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = given;
	const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = given;
	if (STORAGE === "disk") return folder === undefined ? null : { kind: "disk", folder };
	if (endpoint === undefined || bucket === undefined || accessKey === undefined || secretKey === undefined)
		return null;
	return { kind: "s3", endpoint, bucket, region, accessKey, secretKey };
}
