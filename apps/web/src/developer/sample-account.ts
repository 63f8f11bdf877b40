import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import { QueryClient } from "@tanstack/react-query";
import { profileQuery } from "../features/profile/index.ts";

export const sampleStudent: UserDetails = {
	id: "00000000-0000-4000-8000-000000000000",
	name: "Maya Okafor",
	email: "maya@learnin.test",
	user_type: "STUDENT",
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
	is_family_owner: false,
	signup_date: "2026-11-21T12:00:00.000Z",
	all_students: [],
	current_streak: 3,
	longest_streak: 6,
	completed_count: 42,
	reward_points: 1.2,
	weekly_reward: 0.2,
};

/** A client with a sample student that never calls the server. */
export function sampleClient(): QueryClient {
	const never = { refetchOnMount: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
	const client = new QueryClient({ defaultOptions: { queries: never } });
	client.setQueryData(profileQuery.queryKey, sampleStudent);
	return client;
}
