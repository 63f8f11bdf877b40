import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toastSuccess } from "../../ui/messages/toast.tsx";
import { PinForm } from "./lazy-parts.tsx";
import { pinQuery } from "./practising-as.api.ts";

/** The PIN that returns from a child's session on this device. */
export function PinCard() {
	const { data, error, isFetching, refetch } = useQuery(pinQuery);
	const [isOpen, setIsOpen] = useState(false);
	if (!data && error) {
		return <LoadFailed title="We couldn’t check your PIN" query={{ error, isFetching, refetch }} />;
	}
	return (
		<Card title="PIN for shared devices">
			<p className="text-ink-2 mb-4">
				A child without a sign-in practices on your device. Your account stays locked until you enter this
				PIN.
			</p>
			{!data && (
				<div role="status" aria-label="Looking up your PIN">
					<Skeleton className="h-12 w-40 rounded-xl" />
				</div>
			)}
			{data && !isOpen && (
				<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
					<Button variant={data.is_set ? "line" : "primary"} onClick={() => setIsOpen(true)}>
						{data.is_set ? "Change PIN" : "Choose a PIN"}
					</Button>
					<span className="text-ink-3 text-sm">{data.is_set ? "Your PIN is set." : "No PIN yet."}</span>
				</div>
			)}
			{data && isOpen && (
				<Suspense fallback={<Skeleton className="h-40" />}>
					<PinForm
						submitLabel="Save PIN"
						onSaved={() => {
							setIsOpen(false);
							toastSuccess("Your PIN is saved");
						}}
					/>
				</Suspense>
			)}
		</Card>
	);
}
