#!/usr/bin/env bash
# Builds the image where no registry of images can be reached, and uses it as a user would: starts it with a password,
# connects, writes, stops it with SIGTERM, starts it again, finds the data. Needs root, buildah, debootstrap, psql and the .NET SDK.
# The base images are made here, from Debian's packages and this machine's .NET, under the names the Dockerfile asks for.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$(mktemp -d /var/tmp/cambium-image.XXXXXX)
port=${CAMBIUM_IMAGE_PORT:-55432}
image=localhost/cambium:test
container=""
server=""
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot CONTAINERS_STORAGE_CONF="$work/storage.conf"
printf '[storage]\ndriver = "vfs"\ngraphroot = "%s/graph"\nrunroot = "%s/run"\n' "$work" "$work" > "$work/storage.conf"

cleanup() {
    [ -n "$server" ] && kill -KILL "$server" 2>/dev/null
    [ -n "$container" ] && buildah rm "$container" >/dev/null 2>&1
    rm -rf "$work"
}
trap cleanup EXIT

base_image() { # name, what of .NET to take
    local name=$1 mounted made
    made=$(buildah from scratch)
    mounted=$(buildah mount "$made")
    cp -a "$work/rootfs/." "$mounted/"
    mkdir -p "$mounted/usr/share/dotnet"
    shift
    for part in "$@"; do cp -a "$dotnet/$part" "$mounted/usr/share/dotnet/"; done
    ln -sf /usr/share/dotnet/dotnet "$mounted/usr/bin/dotnet"
    buildah unmount "$made" >/dev/null
    buildah config --env DOTNET_NOLOGO=1 --env DOTNET_CLI_TELEMETRY_OPTOUT=1 --env DOTNET_SYSTEM_GLOBALIZATION_INVARIANT=1 "$made"
    buildah commit -q --rm "$made" "$name" >/dev/null
}

start() {
    buildah run --isolation chroot --user cambium --env POSTGRES_PASSWORD=secret --env "CAMBIUM_LISTEN=0.0.0.0:$port" \
        --volume "$work/data:/var/lib/cambium:rw" "$container" -- cambium serve >"$work/server.log" 2>&1 &
    for _ in $(seq 100); do
        buildah run --isolation chroot --env "CAMBIUM_LISTEN=0.0.0.0:$port" "$container" -- cambium health >/dev/null 2>&1 && break
        sleep 0.2
    done
    # Chroot isolation shares the process table: the server is the process that runs the image's executable.
    server=$(pgrep -f '^cambium serve|/app/cambium serve' | head -1)
    [ -n "$server" ] || { cat "$work/server.log"; echo "the server did not start"; exit 1; }
}

stop() {
    kill -TERM "$server"
    for _ in $(seq 50); do kill -0 "$server" 2>/dev/null || { server=""; return 0; }; sleep 0.2; done
    echo "the server did not stop within 10 s of SIGTERM"; exit 1
}

query() { PGPASSWORD=secret psql -h 127.0.0.1 -p "$port" -U cambium -d cambium -X -At -v ON_ERROR_STOP=1 -c "$1"; }

echo "base images"
dotnet=$(dirname "$(readlink -f "$(command -v dotnet)")")
debootstrap --variant=minbase --include=ca-certificates,libstdc++6,zlib1g,libssl3 bookworm "$work/rootfs" >"$work/debootstrap.log" 2>&1 \
    || { tail -5 "$work/debootstrap.log"; exit 1; }
rm -rf "$work"/rootfs/var/cache/apt/archives/*.deb
base_image mcr.microsoft.com/dotnet/sdk:10.0 dotnet host shared sdk packs sdk-manifests
base_image mcr.microsoft.com/dotnet/aspnet:10.0 dotnet host shared

echo "building the image"
packages=$(dotnet nuget locals global-packages --list | sed 's/^[^:]*: //')
buildah build --pull=never --isolation chroot --volume "$packages:/root/.nuget/packages:rw" --volume "$HOME/.nuget/NuGet:/root/.nuget/NuGet:ro" -t "$image" . >"$work/build.log" 2>&1 \
    || { tail -20 "$work/build.log"; exit 1; }

echo "first start"
mkdir -p "$work/data"
container=$(buildah from --pull=never "$image")
chown -R "$(buildah run --isolation chroot "$container" -- id -u cambium)" "$work/data"
chmod 755 "$work"
start
query "CREATE TABLE kept (id int PRIMARY KEY, word text); INSERT INTO kept VALUES (1, 'rings')"
if PGPASSWORD=wrong psql -h 127.0.0.1 -p "$port" -U cambium -d cambium -X -c 'SELECT 1' >/dev/null 2>&1; then
    echo "a wrong password was accepted"; exit 1
fi
stop

echo "second start"
start
found=$(query "SELECT word FROM kept WHERE id = 1")
[ "$found" = rings ] || { echo "expected 'rings', found '$found'"; exit 1; }
stop
echo "image verified"
