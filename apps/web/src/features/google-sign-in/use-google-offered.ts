import { useEffect, useState } from "react";
import { isGoogleOffered } from "./google-sign-in.api.ts";

/** Whether Google sign-in is available; undefined until known. */
export function useGoogleOffered(): boolean | undefined {
	const [isOffered, setIsOffered] = useState<boolean>();
	useEffect(() => {
		let isHere = true;
		void isGoogleOffered().then((answer) => isHere && setIsOffered(answer));
		return () => {
			isHere = false;
		};
	}, []);
	return isOffered;
}
