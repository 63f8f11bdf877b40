import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type GoogleStandIn, startGoogleStandIn } from "@learnin/stand-ins/google/google-stand-in";
import { googleAccounts } from "../demo/google-accounts.ts";

interface Wanted {
	dataDir: string;
	/** Where the server will listen. */
	url: string;
	/** Set to use a specific one. */
	port: string | undefined;
}

/** Starts the Google stand-in and returns it with the settings that point the server at it. */
export async function startGoogle({ dataDir, url, port }: Wanted): Promise<{
	google: GoogleStandIn;
	settings: Record<string, string>;
}> {
	const client = {
		client_id: "learnin-stand-in",
		client_secret: randomBytes(32).toString("base64url"),
		redirect_uris: [`${url}/api/auth/google/callback`],
	};
	const google = await startOnReservedPort(path.join(dataDir, "google-stand-in-port"), port, (wanted) =>
		startGoogleStandIn({
			client,
			accounts: googleAccounts,
			port: wanted,
			keyFile: path.join(dataDir, "google-stand-in-key.pem"),
		}),
	);
	return {
		google,
		settings: {
			GOOGLE_ISSUER: google.url,
			GOOGLE_CLIENT_ID: client.client_id,
			GOOGLE_CLIENT_SECRET: client.client_secret,
		},
	};
}

/**
 * The address is the issuer's name, under which accounts are linked: it must be the same at the next start.
 * It changes only if someone else has taken the port.
 */
async function startOnReservedPort(
	file: string,
	wanted: string | undefined,
	start: (port: number) => Promise<GoogleStandIn>,
): Promise<GoogleStandIn> {
	if (wanted !== undefined) return start(Number(wanted));
	const kept = Number(await readFile(file, "utf8").catch(() => "0")) || 0;
	const google = await start(kept).catch((error: unknown) => {
		if (kept === 0) throw error;
		return start(0);
	});
	if (google.port !== kept) await writeFile(file, String(google.port));
	return google;
}
