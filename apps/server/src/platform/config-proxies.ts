import { isIP } from "node:net";
import * as z from "zod";

const longest: Record<number, number> = { 4: 32, 6: 128 };

/** An address, or a range as address/bits. A range of every address is refused: it would trust everyone. */
function isAddressOrRange(part: string): boolean {
	const [address = "", bits, ...more] = part.split("/");
	const most = longest[isIP(address)];
	if (most === undefined || more.length > 0) return false;
	return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
}

/** The proxies whose `X-Forwarded-For` is trusted, as a list. */
export const trustedProxies = z
	.string()
	.default("")
	.transform((text) =>
		text
			.split(",")
			.map((part) => part.trim())
			.filter(Boolean),
	)
	.refine(
		(list) => list.every((part) => isAddressOrRange(part)),
		"must be addresses or ranges such as 10.0.0.1 or 10.1.0.0/16, separated by commas",
	);
