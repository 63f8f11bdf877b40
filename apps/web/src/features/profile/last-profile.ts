import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import { showTimesIn } from "../../platform/time/time-zone.ts";
import {
	type Guard,
	hasFields,
	isFlag,
	isListOf,
	isNull,
	isNumber,
	isOneOf,
	isText,
	isWord,
	readStored,
} from "../../platform/stored.ts";
import { readSession, removeSession, writeSession } from "../../platform/api/session-storage.ts";

const key = "learnin-profile";

const isTextOrNull = isOneOf(isText, isNull);
const isChild = hasFields({
	id: isText,
	name: isText,
	grade: isNumber,
	avatar: isTextOrNull,
	is_active: isFlag,
});
/** Every field is required, so that a profile stored by an older version of the app is ignored. */
const isProfile = hasFields({
	id: isText,
	name: isText,
	email: isText,
	user_type: isOneOf(isWord("PARENT"), isWord("STUDENT"), isWord("UNKNOWN")),
	is_admin: isFlag,
	is_active: isFlag,
	avatar: isTextOrNull,
	currency: isOneOf(isWord("USD"), isWord("NPR")),
	wallet_balance: isNumber,
	wallet_on_hold: isNumber,
	notifications_count: isNumber,
	time_zone: isText,
	has_password: isFlag,
	second_factor: isOneOf(isWord("on"), isWord("off"), isWord("required")),
	is_opened_by_parent: isFlag,
	shows_drawings: isFlag,
	is_family_owner: isFlag,
	signup_date: isText,
	all_students: isListOf(isChild),
	current_streak: isNumber,
	longest_streak: isNumber,
	completed_count: isNumber,
	reward_points: isNumber,
	weekly_reward: isNumber,
} satisfies { [K in keyof UserDetails]: Guard<UserDetails[K]> });

/** This tab's last known profile: shown while the server does not respond. */
export function keepProfile(profile: UserDetails): void {
	writeSession(key, JSON.stringify(profile));
	showTimesIn(profile.time_zone);
}

export function forgetProfile(): void {
	removeSession(key);
	showTimesIn(undefined);
}

export function readLastProfile(): UserDetails | undefined {
	const profile = readStored({ getItem: readSession }, key, isProfile);
	if (profile !== null) showTimesIn(profile.time_zone);
	return profile ?? undefined;
}
