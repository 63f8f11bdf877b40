import { Secret, TOTP } from "otpauth";

/** The code that an authenticator app with this key (base32) shows at this time. */
export function codeOfApp(key: string, at: Date): string {
	return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.getTime() });
}
