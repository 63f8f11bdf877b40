import { isIPv4, isIPv6 } from "node:net";

/**
 * What counts as one client in rate limits by address: an IPv4 address, or the /64 network of an IPv6
 * address. A home or a rented server gets at least a whole /64, so each of its 2^64 addresses would start
 * over. IPv4 written as IPv6 (`::ffff:192.0.2.1`) is the IPv4 address. A client that disconnected has no
 * address, whatever the types say; all of these count as one.
 */
export function clientNetwork(ip: string | undefined): string {
	if (ip === undefined) return "";
	const [address = ""] = ip.split("%");
	if (!isIPv6(address)) return ip;
	// The URL parser writes every form of an address in its canonical form.
	const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
	const groups = expand(canonical);
	const [high = 0, low = 0] = groups.slice(6);
	const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
	if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
	return `${groups
		.slice(0, 4)
		.map((group) => group.toString(16))
		.join(":")}::/64`;
}

/** The eight groups of a canonical address. */
function expand(canonical: string): number[] {
	const [before = "", after] = canonical.split("::");
	const read = (part: string) =>
		part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
	if (after === undefined) return read(before);
	const [left, right] = [read(before), read(after)];
	return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

/**
 * What counts as one place that a person signs in from: the /24 of an IPv4 address, because providers move
 * customers around within it, and the /64 of an IPv6 address. Takes what `clientNetwork` returns.
 */
export function neighborhood(network: string): string {
	return isIPv4(network) ? `${network.slice(0, network.lastIndexOf("."))}.0/24` : network;
}
