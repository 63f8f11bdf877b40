import { LocateFixed } from "lucide-react";
import { ownTimeZone } from "../platform/time-zone.ts";
import { useNow } from "../platform/use-now.ts";
import { Button } from "./button.tsx";
import type { TimeZoneFieldProps } from "./time-zone-field.tsx";
import { TimeZoneField } from "./time-zone-field.tsx";
import { describeTimeZone, timeThere } from "./time-zones.ts";

export interface TimeZoneChoiceProps extends TimeZoneFieldProps {
	/** Said beside the time there. */
	note?: string | undefined;
}

/** A time zone to be chosen, what time it is there, and the one that this device is set to where it is another. */
export function TimeZoneChoice({ value, onChange, note, showsLabel = false }: TimeZoneChoiceProps) {
	const here = describeTimeZone(ownTimeZone());
	const zone = describeTimeZone(value);
	const now = useNow();
	return (
		<>
			<TimeZoneField value={zone.id} onChange={onChange} showsLabel={showsLabel} />
			<p className="text-ink-2">
				{`It is ${timeThere(zone, now)} there now.`}
				{note !== undefined && ` ${note}`}
			</p>
			{here.id !== zone.id && (
				<p>
					<Button
						variant="line"
						className="max-w-full py-2 whitespace-normal"
						icon={<LocateFixed className="i" />}
						onClick={() => onChange(here.id)}
					>
						Use this device’s: {here.city}
					</Button>
				</p>
			)}
		</>
	);
}
