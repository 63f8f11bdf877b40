import { getUserDetails, type UserDetails } from "@learnin/contract/routes/people/profile.contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onSessionOver, sessionIsOver } from "../../platform/api/session-over.ts";
import { readLastProfile } from "./last-profile.ts";
import { loadProfile, signOut } from "./profile.api.ts";

const profile: UserDetails = {
	id: "6f1c0a52-8f5b-4a53-9a0c-2f6b4f0a6b11",
	name: "Amara Okafor",
	email: "amara@example.com",
	user_type: "PARENT",
	is_admin: false,
	is_active: true,
	avatar: null,
	currency: "USD",
	wallet_balance: 0,
	wallet_on_hold: 0,
	notifications_count: 0,
	time_zone: "UTC",
	has_password: true,
	second_factor: "off",
	is_opened_by_parent: false,
	shows_drawings: false,
	is_family_owner: true,
	signup_date: "2026-11-01T10:00:00.000Z",
	all_students: [],
	current_streak: 0,
	longest_streak: 0,
	completed_count: 0,
	reward_points: 0,
	weekly_reward: 0,
};

/** Resolves the requested profile; everything else is answered immediately. */
let answer: (response: Response) => void;
const storageOf = (stored: Map<string, string>) => ({
	getItem: (key: string) => stored.get(key) ?? null,
	setItem: (key: string, value: string) => void stored.set(key, value),
	removeItem: (key: string) => void stored.delete(key),
});

beforeEach(() => {
	vi.stubGlobal(
		"localStorage",
		storageOf(
			new Map([
				["learnin-access-token", "a"],
				["learnin-refresh-token", "r"],
			]),
		),
	);
	vi.stubGlobal("sessionStorage", storageOf(new Map()));
	vi.stubGlobal("location", { hostname: "localhost", pathname: "/" });
	vi.stubGlobal("fetch", async (path: string) =>
		path === getUserDetails.path
			? new Promise<Response>((resolve) => {
					answer = resolve;
				})
			: Response.json({ data: {} }),
	);
});
afterEach(() => {
	vi.unstubAllGlobals();
});

it("returns null if the response arrives after signing out, and stores nothing", async () => {
	const heard: string[] = [];
	onSessionOver((reason) => heard.push(reason));
	const loading = loadProfile();
	await signOut();
	answer(Response.json({ data: profile }));
	expect(await loading).toBeNull();
	expect(readLastProfile()).toBeUndefined();
	sessionIsOver("Your session has ended.");
	expect(heard).toEqual([]);
});
