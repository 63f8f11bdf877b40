import type { RouteResponse } from "@learnin/contract/define-route";
import * as contract from "@learnin/contract/routes/people/credentials.contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { profileQuery } from "../profile/index.ts";

export type SignInSettings = RouteResponse<typeof contract.getSignInSettings>;
export type Device = RouteResponse<typeof contract.getDevices>["devices"][number];
export type SecondFactorStart = RouteResponse<typeof contract.startSecondFactor>;

/** Proof of identity; empty fields are omitted. */
export interface Proof {
	current_password: string;
	code: string;
}

function given({ current_password, code }: Proof) {
	return { ...(current_password !== "" && { current_password }), ...(code !== "" && { code }) };
}

export const signInSettingsQuery = queryOptions({
	queryKey: ["sign-in-settings"],
	queryFn: ({ signal }) => callApi(contract.getSignInSettings, {}, { signal }),
});

export const devicesQuery = queryOptions({
	queryKey: ["devices"],
	queryFn: ({ signal }) => callApi(contract.getDevices, {}, { signal }),
});

export async function askForReset(email: string) {
	await callApi(contract.forgotPassword, { body: { email } });
}

export function findResetLink(token: string, signal: AbortSignal) {
	return callApi(contract.lookUpResetLink, { body: { token } }, { signal });
}

export async function resetPassword(token: string, password: string) {
	await callApi(contract.resetPassword, { body: { token, password } });
}

export function findConfirmLink(token: string, signal: AbortSignal) {
	return callApi(contract.lookUpConfirmLink, { body: { token } }, { signal });
}

export function confirmEmail(token: string) {
	return callApi(contract.confirmEmail, { body: { token } });
}

export async function sendConfirmLink() {
	await callApi(contract.sendConfirmLink, { body: {} });
}

export async function changePassword(proof: Proof, password: string) {
	await callApi(contract.changePassword, { body: { ...given(proof), password } });
	await readAgain();
}

export async function changeEmail(proof: Proof, email: string) {
	await callApi(contract.changeEmail, { body: { ...given(proof), email } });
	await readAgain();
}

export async function cancelEmailChange() {
	await callApi(contract.cancelEmailChange, { body: {} });
	await readAgain();
}

export async function signOutDevice(session_id: string) {
	await callApi(contract.signOutDevice, { params: { session_id } });
	await readAgain();
}

export async function signOutEverywhere() {
	await callApi(contract.signOutEverywhere, { body: { confirm: true } });
}

export function startSecondFactor(current_password: string) {
	return callApi(contract.startSecondFactor, {
		body: current_password === "" ? {} : { current_password },
	});
}

export async function confirmSecondFactor(code: string) {
	const { recovery_codes } = await callApi(contract.confirmSecondFactor, { body: { code } });
	await readAgain();
	return recovery_codes;
}

export async function turnOffSecondFactor(proof: Proof) {
	await callApi(contract.turnOffSecondFactor, { body: given(proof) });
	await readAgain();
}

export async function renewRecoveryCodes(proof: Proof) {
	const { recovery_codes } = await callApi(contract.renewRecoveryCodes, { body: given(proof) });
	await readAgain();
	return recovery_codes;
}

/** The frame shows some of it too: a super-admin's pages depend on the second factor. */
async function readAgain() {
	await Promise.all([
		queryClient.invalidateQueries({ queryKey: signInSettingsQuery.queryKey }),
		queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
		queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }),
	]);
}
