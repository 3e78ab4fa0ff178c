import java.io.*;
import java.sql.*;
import java.util.*;
import org.postgresql.PGConnection;
import org.postgresql.largeobject.*;

/** pgJDBC's large objects and its fastpath, which call functions of the server by their OIDs. */
public class LargeObjects {
    public static void main(String[] arguments) throws Exception {
        Properties properties = new Properties();
        properties.setProperty("user", System.getenv("PGUSER"));
        try (Connection connection = DriverManager.getConnection("jdbc:postgresql://" + System.getenv("PGHOST") + ":" + System.getenv("PGPORT") + "/" + System.getenv("PGDATABASE"), properties)) {
            connection.setAutoCommit(false);
            LargeObjectManager manager = connection.unwrap(PGConnection.class).getLargeObjectAPI();
            long oid = manager.createLO(LargeObjectManager.READWRITE);
            try (LargeObject large = manager.open(oid, LargeObjectManager.READWRITE)) {
                byte[] bytes = new byte[10_000];
                for (int index = 0; index < bytes.length; index++) {
                    bytes[index] = (byte) index;
                }
                large.write(bytes);
                System.out.println(large.tell() + " " + large.tell64() + " " + large.size() + " " + large.size64());
                large.seek(255);
                System.out.println(Arrays.toString(large.read(4)));
                large.seek64(9_998, LargeObject.SEEK_SET);
                System.out.println(Arrays.toString(large.read(10)));
                large.truncate(300);
                System.out.println(large.size());
                large.truncate64(5_000);
                System.out.println(large.size64());
            }
            connection.commit();

            try (Statement statement = connection.createStatement()) {
                statement.execute("CREATE TABLE files (id int PRIMARY KEY, content oid)");
            }
            try (PreparedStatement insert = connection.prepareStatement("INSERT INTO files VALUES (1, ?)")) {
                insert.setBlob(1, new ByteArrayInputStream("a blob".getBytes()), 6);
                insert.execute();
            }
            connection.commit();
            try (Statement statement = connection.createStatement(); ResultSet rows = statement.executeQuery("SELECT content FROM files")) {
                rows.next();
                Blob blob = rows.getBlob(1);
                System.out.println(blob.length() + " " + new String(blob.getBytes(3, 4)) + " " + blob.position("blob".getBytes(), 1));
                blob.setBytes(1, "A".getBytes());
                System.out.println(new String(blob.getBinaryStream().readAllBytes()));
            }
            connection.commit();
            manager.delete(oid);
            try {
                manager.open(oid, LargeObjectManager.READ);
            } catch (SQLException exception) {
                System.out.println(exception.getSQLState());
            }
            connection.rollback();
            connection.setAutoCommit(true);
            try {
                manager.createLO();
            } catch (SQLException exception) {
                System.out.println(exception.getMessage());
            }
        }
    }
}
