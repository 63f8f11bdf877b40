import type { Adapter } from "oidc-provider";

type Payload = Record<string, unknown>;

/** The provider's storage, for as long as the process lives. */
export function createMemoryStore(): (kind: string) => Adapter {
	const all = new Map<string, { payload: Payload; expires_at: number }>();
	return (kind) => {
		const keyOf = (id: string) => `${kind}:${id}`;
		const find = async (id: string) => {
			const entry = all.get(keyOf(id));
			return entry !== undefined && entry.expires_at > Date.now() ? entry.payload : undefined;
		};
		const findBy = async (name: string, value: string) =>
			[...all].find(([key, { payload }]) => key.startsWith(`${kind}:`) && payload[name] === value)?.[1]
				.payload;
		return {
			find,
			async upsert(id, payload, expiresIn = 3600) {
				const now = Date.now();
				for (const [key, entry] of all) if (entry.expires_at <= now) all.delete(key);
				all.set(keyOf(id), { payload, expires_at: now + expiresIn * 1000 });
			},
			findByUid: (uid) => findBy("uid", uid),
			findByUserCode: (code) => findBy("userCode", code),
			async consume(id) {
				const payload = await find(id);
				if (payload !== undefined) payload["consumed"] = Math.floor(Date.now() / 1000);
			},
			async destroy(id) {
				all.delete(keyOf(id));
			},
			async revokeByGrantId(grantId) {
				for (const [key, { payload }] of all) if (payload["grantId"] === grantId) all.delete(key);
			},
		};
	};
}
