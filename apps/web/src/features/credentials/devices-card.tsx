import { useQuery } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { leaveFlash } from "../../platform/pages/flash.ts";
import { leaveTo } from "../../platform/pages/leave.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { whenText } from "../../platform/time/time-words.ts";
import { useNow } from "../../platform/time/use-now.ts";
import { Badge } from "../../ui/people/badge.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { signOut } from "../profile/index.ts";
import type { Device } from "./credentials.api.ts";
import { devicesQuery, signOutDevice, signOutEverywhere } from "./credentials.api.ts";

/** More are behind one press. */
const SHOWN_AT_FIRST = 5;

export function DevicesCard() {
	const { data, error, isFetching, refetch } = useQuery(devicesQuery);
	const [leaving, setLeaving] = useState<Device | "all" | null>(null);
	const close = () => setLeaving(null);
	return (
		<Card title="Devices">
			{!data && !error && <Skeleton className="h-40 w-full rounded-xl" />}
			{!data && error && (
				<div className="credential-row" role="alert">
					<p>{textOf(error)}</p>
					<Button variant="line" busy={isFetching} onClick={() => void refetch()}>
						Try again
					</Button>
				</div>
			)}
			{data && (
				<>
					<DeviceList devices={data.devices} hasMore={data.has_more} onSignOut={setLeaving} />
					<p className="mt-4">
						<Button variant="line" onClick={() => setLeaving("all")}>
							Sign out everywhere
						</Button>
					</p>
				</>
			)}
			{leaving === "all" && <SignOutEverywhere onClose={close} />}
			{leaving !== null && leaving !== "all" && <SignOutOne device={leaving} onClose={close} />}
		</Card>
	);
}

interface DeviceListProps {
	devices: readonly Device[];
	/** The server knows even more. */
	hasMore: boolean;
	onSignOut: (device: Device) => void;
}

function DeviceList({ devices, hasMore, onSignOut }: DeviceListProps) {
	const [isWhole, setIsWhole] = useState(devices.length <= SHOWN_AT_FIRST);
	const shown = isWhole ? devices : devices.slice(0, SHOWN_AT_FIRST);
	return (
		<>
			<ul className="devices">
				{shown.map((device) => (
					<DeviceRow key={device.id} device={device} onSignOut={() => onSignOut(device)} />
				))}
			</ul>
			{!isWhole && (
				<p className="mt-3">
					<Button variant="line" family="flat" onClick={() => setIsWhole(true)}>
						{`Show all ${devices.length} devices`}
					</Button>
				</p>
			)}
			{isWhole && hasMore && <p className="text-ink-2 mt-3 text-sm">Older devices aren’t listed here.</p>}
		</>
	);
}

const phones = new Set(["iPhone", "iPad", "Android"]);

function DeviceRow({ device, onSignOut }: { device: Device; onSignOut: () => void }) {
	const now = useNow();
	const Icon = phones.has(device.system ?? "") ? Smartphone : Monitor;
	const name = nameOf(device);
	return (
		<li>
			<span className="device-icon">
				<Icon className="i" aria-hidden="true" />
			</span>
			<div className="device-text">
				<p className="font-semibold">{name}</p>
				<p className="text-ink-2 text-sm">
					{device.child_name !== null && (
						<>
							<bdi>{device.child_name}</bdi> practices here.{" "}
						</>
					)}
					Last used {whenText(device.last_seen_at, now).replace(/^[TY]/, (letter) => letter.toLowerCase())}
				</p>
			</div>
			{device.is_this_one ? (
				<Badge tone="mint">This device</Badge>
			) : (
				<Button
					variant="ghost"
					aria-label={`Sign out ${name}${device.child_name === null ? "" : `, ${device.child_name}`}`}
					onClick={onSignOut}
				>
					Sign out
				</Button>
			)}
		</li>
	);
}

function nameOf({ browser, system }: Device): string {
	if (browser === null && system === null) return "Unknown device";
	if (browser === null) return system ?? "";
	return system === null ? browser : `${browser} on ${system}`;
}

function SignOutOne({ device, onClose }: { device: Device; onClose: () => void }) {
	return (
		<ConfirmDialog
			title={`Sign out ${nameOf(device)}?`}
			confirmLabel="Sign out"
			confirmVariant="primary"
			onConfirm={() => signOutDevice(device.id)}
			done="That device is signed out."
			onClose={onClose}
		>
			<p>Anyone using it will have to sign in again.</p>
		</ConfirmDialog>
	);
}

function SignOutEverywhere({ onClose }: { onClose: () => void }) {
	return (
		<ConfirmDialog
			title="Sign out everywhere?"
			confirmLabel="Sign out everywhere"
			confirmVariant="primary"
			onConfirm={async () => {
				await signOutEverywhere();
				await signOut();
				leaveFlash({ kind: "success", text: "You’re signed out on all devices." });
				await leaveTo("/");
			}}
			onClose={onClose}
		>
			<p>
				This signs out every device, including this one, and any child practicing on your devices. Your
				password stays the same.
			</p>
		</ConfirmDialog>
	);
}
