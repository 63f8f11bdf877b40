import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** The accepted credentials, and the region of the store. */
export interface Owner {
	accessKey: string;
	secretKey: string;
	region: string;
}

export interface SignedRequest {
	method: string;
	/** As received, not decoded. */
	url: string;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

/** One of S3's error codes. */
export type SignatureFault =
	| "AccessDenied"
	| "AuthorizationHeaderMalformed"
	| "InvalidAccessKeyId"
	| "RequestTimeTooSkewed"
	| "SignatureDoesNotMatch"
	| "XAmzContentSHA256Mismatch";

const written =
	/^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const stamp = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
const mostSkewMs = 15 * 60 * 1000;

/** What is wrong with the signature in the header Authorization (version 4), or undefined. */
export function checkSignature(owner: Owner, request: SignedRequest, now: Date): SignatureFault | undefined {
	const { headers, body } = request;
	if (headers.authorization === undefined) return "AccessDenied";
	const [, key, day, region, signedHeaders = "", signature = ""] = written.exec(headers.authorization) ?? [];
	if (key === undefined || day === undefined || region !== owner.region)
		return "AuthorizationHeaderMalformed";
	if (key !== owner.accessKey) return "InvalidAccessKeyId";
	const date = single(headers["x-amz-date"]);
	const names = signedHeaders.split(";");
	if (!date.startsWith(day) || !mustBeSigned(headers).every((name) => names.includes(name)))
		return "AccessDenied";
	if (Math.abs(momentOf(date) - now.getTime()) > mostSkewMs) return "RequestTimeTooSkewed";
	const hash = single(headers["x-amz-content-sha256"]);
	if (hash !== "UNSIGNED-PAYLOAD" && hash !== sha256(body)) return "XAmzContentSHA256Mismatch";
	const scope = `${day}/${owner.region}/s3/aws4_request`;
	const text = ["AWS4-HMAC-SHA256", date, scope, sha256(canonicalOf(request, names, hash))].join("\n");
	const right = hmac(keyOf(owner, day), text);
	return timingSafeEqual(right, Buffer.from(signature, "hex")) ? undefined : "SignatureDoesNotMatch";
}

/** The host, and every received header of the protocol. */
function mustBeSigned(headers: IncomingHttpHeaders): string[] {
	return ["host", "x-amz-date", ...Object.keys(headers).filter((name) => name.startsWith("x-amz-"))];
}

function canonicalOf({ method, url, headers }: SignedRequest, names: string[], hash: string): string {
	const [path = "/", query = ""] = url.split("?");
	const pairs = [...new URLSearchParams(query)].map((pair) => pair.map(encoded).join("=")).toSorted();
	const lines = names.map((name) => `${name}:${single(headers[name]).trim().replaceAll(/\s+/g, " ")}\n`);
	const canonicalPath = decodeURIComponent(path).split("/").map(encoded).join("/");
	return [method, canonicalPath, pairs.join("&"), lines.join(""), names.join(";"), hash].join("\n");
}

function keyOf({ secretKey, region }: Owner, day: string): Buffer {
	return [region, "s3", "aws4_request"].reduce(
		(key, part) => hmac(key, part),
		hmac(Buffer.from(`AWS4${secretKey}`), day),
	);
}

function momentOf(date: string): number {
	const [, year, month, day, hours, minutes, seconds] = stamp.exec(date) ?? [];
	return Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
}

function encoded(text: string): string {
	return encodeURIComponent(text).replaceAll(
		/[!'()*]/g,
		(character) => `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
	);
}

function single(value: string | string[] | undefined): string {
	return [value ?? ""].flat().join(",");
}

function sha256(text: string | Buffer): string {
	return createHash("sha256").update(text).digest("hex");
}

function hmac(key: Buffer, text: string): Buffer {
	return createHmac("sha256", key).update(text).digest();
}
